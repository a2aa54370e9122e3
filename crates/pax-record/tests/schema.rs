//! `docs/game-file.schema.json` describes what is written, and refuses what is refused.

use std::fs;
use std::path::Path;

use pax_record::Record;
use serde_json::{Value, json};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn schema() -> Value {
    let text = fs::read_to_string(root().join("../../docs/game-file.schema.json")).expect("the schema");
    serde_json::from_str(&text).expect("the schema is JSON")
}

/// The part of JSON Schema that ours needs; any other word fails.
fn check(whole: &Value, schema: &Value, value: &Value, path: &str) -> Result<(), String> {
    let fails = |why: String| Err(format!("{path}: {why}"));
    for (word, rule) in schema.as_object().expect("a schema is an object") {
        match word.as_str() {
            "$ref" => {
                let to = rule.as_str().expect("a reference").trim_start_matches('#');
                check(whole, whole.pointer(to).expect("a definition"), value, path)?;
            }
            "oneOf" => {
                let fits = |one: &&Value| check(whole, one, value, path).is_ok();
                let count = rule.as_array().expect("a list").iter().filter(fits).count();
                if count != 1 {
                    return fails(format!("{count} of the choices fit"));
                }
            }
            "const" if rule != value => return fails(format!("not {rule}")),
            "enum" if !rule.as_array().expect("a list").contains(value) => {
                return fails("none of these".to_owned());
            }
            "type" => {
                let is = match rule.as_str().expect("a type") {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "integer" => value.is_u64() || value.is_i64(),
                    "null" => value.is_null(),
                    other => panic!("type {other}"),
                };
                if !is {
                    return fails(format!("no {rule}"));
                }
            }
            "minimum" if value.as_i64() < rule.as_i64() => return fails("too small".to_owned()),
            "maximum" if value.as_i64() > rule.as_i64() => return fails("too big".to_owned()),
            "minItems" if value.as_array().map(|list| list.len() as u64) < rule.as_u64() => {
                return fails("too few".to_owned());
            }
            "maxItems" if value.as_array().map(|list| list.len() as u64) > rule.as_u64() => {
                return fails("too many".to_owned());
            }
            "pattern" => {
                let (pattern, text) = (rule.as_str().expect("a pattern"), value.as_str().unwrap_or(""));
                if !fits(pattern, text) {
                    return fails(format!("`{text}` is not {pattern}"));
                }
            }
            "required" => {
                for name in rule.as_array().expect("a list") {
                    if value.get(name.as_str().expect("a name")).is_none() {
                        return fails(format!("no {name}"));
                    }
                }
            }
            "properties" => {
                for (name, of) in rule.as_object().expect("an object") {
                    if let Some(field) = value.get(name) {
                        check(whole, of, field, &format!("{path}.{name}"))?;
                    }
                }
            }
            "additionalProperties" => {
                assert_eq!(*rule, json!(false));
                for name in value.as_object().expect("an object").keys() {
                    if schema["properties"].get(name).is_none() {
                        return fails(format!("{name} is too much"));
                    }
                }
            }
            "items" => {
                for (n, item) in value.as_array().expect("a list").iter().enumerate() {
                    check(whole, rule, item, &format!("{path}[{n}]"))?;
                }
            }
            // What holds, and what only explains.
            "const" | "enum" | "minimum" | "maximum" | "minItems" | "maxItems" | "$schema" | "$defs"
            | "title" | "description" => {}
            other => panic!("the schema says {other}, which this test does not know"),
        }
    }
    Ok(())
}

/// Matches patterns of single signs and sets, each once or so many times: `^p[1-6]$`, `^[0-9a-f]{64}$`.
fn fits(pattern: &str, text: &str) -> bool {
    let inner = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$')).expect("a whole pattern");
    let mut signs = inner.chars().peekable();
    let mut rest = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let mut set = vec![(sign, sign)];
        if sign == '[' {
            let body: Vec<char> = signs.by_ref().take_while(|sign| *sign != ']').collect();
            set.clear();
            let mut n = 0;
            while n < body.len() {
                let is_range = body.get(n + 1) == Some(&'-') && n + 2 < body.len();
                set.push((body[n], if is_range { body[n + 2] } else { body[n] }));
                n += if is_range { 3 } else { 1 };
            }
        }
        let (mut least, mut most) = (1, 1);
        if signs.next_if_eq(&'{').is_some() {
            let count: String = signs.by_ref().take_while(|sign| *sign != '}').collect();
            let (from, to) = count.split_once(',').unwrap_or((&count, &count));
            (least, most) = (from.parse().expect("a number"), to.parse().expect("a number"));
        }
        let mut found = 0;
        while found < most && rest.next_if(|next| set.iter().any(|(a, b)| (a..=b).contains(&next))).is_some()
        {
            found += 1;
        }
        if found < least {
            return false;
        }
    }
    rest.next().is_none()
}

fn golden() -> Vec<Value> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root().join("games")).expect("the golden games") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|ending| ending == "game") {
            let record = Record::read(&fs::read(path).expect("a game")).expect("a game").record;
            games.push(serde_json::from_str(&record.write_json()).expect("JSON"));
        }
    }
    games
}

#[test]
fn every_golden_game_fits_the_schema() {
    let schema = schema();
    for game in golden() {
        check(&schema, &schema, &game, "game").expect("it fits");
    }
}

/// What the schema forbids cannot be read either.
#[test]
fn what_the_schema_refuses_is_refused() {
    let schema = schema();
    let fields = [
        "format",
        "rules",
        "deck",
        "options",
        "date",
        "seats",
        "seal",
        "seed",
        "hacendados",
        "market",
        "order",
        "result",
        "items",
        "end",
    ];
    let wrong = [
        json!(null),
        json!(-1),
        json!("x"),
        json!([null]),
        json!({"x": 1}),
        json!({}),
        json!([]),
        json!(true),
    ];
    let game = golden().into_iter().find(|game| game.get("market").is_some()).expect("a dealt game");
    let mut refused = 0;
    let mut judge = |changed: &Value| {
        if let Err(why) = check(&schema, &schema, changed, "game") {
            assert!(Record::read(changed.to_string().as_bytes()).is_err(), "{why}");
            refused += 1;
        }
    };
    for field in fields {
        for value in &wrong {
            let mut changed = game.clone();
            changed[field] = value.clone();
            judge(&changed);
        }
        let mut without = game.clone();
        without.as_object_mut().expect("an object").remove(field);
        judge(&without);
    }
    for path in [
        "/seats/0",
        "/items/0",
        "/items/1",
        "/order/known",
        "/order/unknown",
        "/result/by",
        "/result/winners",
        "/end/public",
        "/end/entries",
    ] {
        for value in &wrong {
            let mut changed = game.clone();
            *changed.pointer_mut(path).expect("it is there") = value.clone();
            judge(&changed);
        }
    }
    let mut more = game.clone();
    more["more"] = json!(1);
    judge(&more);
    assert!(refused > 120, "{refused}");
}

#[test]
fn the_patterns_of_this_test_are_understood() {
    for (pattern, text, is) in [
        ("^p[1-6]$", "p6", true),
        ("^p[1-6]$", "p7", false),
        ("^p[1-6]$", "p66", false),
        ("^[a-z0-9-]{1,60}$", "tree-2", true),
        ("^[a-z0-9-]{1,60}$", "", false),
        ("^[0-9]{4}-[0-9]{2}$", "2026-11", true),
        ("^[0-9]{4}-[0-9]{2}$", "2026-1", false),
    ] {
        assert_eq!(fits(pattern, text), is, "{pattern} {text}");
    }
}
