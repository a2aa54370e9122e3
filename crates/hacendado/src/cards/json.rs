//! Cards as JSON. `docs/cards-json.md` describes it, and says what stays.

use pax_deck::Card;
use pax_deck::word::Word as _;
use pax_table::{Lang, card_text};
use serde_json::{Value, json};

/// Returns a card as JSON.
pub(crate) fn card(lang: Lang, card: &Card) -> serde_json::Result<Value> {
    let text = card_text(lang, card);
    let imprint = card.imprint();
    let mut data = serde_json::to_value(card)?;
    if let Value::Object(fields) = &mut data {
        for told_above in ["kind", "number", "name", "short", "stated", "inferred"] {
            fields.shift_remove(told_above);
        }
    }
    Ok(json!({
        "number": card.id().get(),
        "kind": card.kind().word(),
        "name": imprint.name,
        "short": imprint.short,
        "data": data,
        "lang": lang.code(),
        "text": { "kind": text.kind, "stats": text.stats, "lines": text.lines, "note": text.note },
        "provenance": {
            "strongest": imprint.provenance.strongest().word(),
            "stated": imprint.provenance.stated,
            "inferred": imprint.provenance.inferred,
        },
    }))
}
