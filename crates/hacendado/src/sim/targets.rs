//! What a balanced deck should show, and whether it does.

use serde::Serialize;

use super::report::{Report, Share};

/// What a Hacendado should win at a table of four, at least and at most.
pub(crate) const HACENDADO: [f64; 2] = [0.17, 0.33];
/// What each way to win should come to, at least and at most.
pub(crate) const VICTORY: [f64; 2] = [0.08, 0.40];
/// How many turns of each player half of the games should take, at least and at most.
const MEDIAN: (f64, f64) = (9.0, 18.0);
/// In which share of the games in which it is seen a card should be played at least.
pub(crate) const PLAYED: f64 = 0.01;
/// How many culprits are named.
const NAMED: usize = 6;

/// Whether a target is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Verdict {
    /// It is.
    Holds,
    /// It is not.
    Fails,
    /// Nothing can be said of such games.
    Open,
}

/// A target, and what was found.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Target {
    #[serde(rename = "target")]
    pub(crate) what: &'static str,
    pub(crate) verdict: Verdict,
    /// Whether the intervals leave no doubt.
    pub(crate) sure: bool,
    pub(crate) found: String,
}

/// Judges a simulation by each target.
pub(crate) fn targets(report: &Report) -> Vec<Target> {
    vec![hacendados(report), victories(report), median(report), cards(report)]
}

fn hacendados(report: &Report) -> Target {
    let what = "with 4 players each Hacendado wins 17 to 33 %";
    if report.players != 4 {
        return open(what, "asked of games of 4 players");
    }
    let rows = report.hacendados.iter().map(|row| (row.name.as_str(), row.share));
    within(what, rows, HACENDADO)
}

fn victories(report: &Report) -> Target {
    let what = "each topple and gold end 8 to 40 % of the games";
    if report.players == 1 {
        return open(what, "asked of games of several players");
    }
    within(what, report.victories.iter().map(|row| (row.ending.as_str(), row.share)), VICTORY)
}

fn median(report: &Report) -> Target {
    let what = "half of the games take 9 to 18 turns of each player";
    let median = report.turns.median;
    let verdict = if (MEDIAN.0..=MEDIAN.1).contains(&median) { Verdict::Holds } else { Verdict::Fails };
    Target { what, verdict, sure: true, found: format!("{median:.1} turns") }
}

fn cards(report: &Report) -> Target {
    let what = "each card is played in 1 % of the games in which it is seen";
    let seen: Vec<_> = report.cards.iter().filter(|row| row.seen > 0).collect();
    if seen.is_empty() {
        return open(what, "no games");
    }
    let rare: Vec<_> = seen.iter().filter(|row| row.played_of_seen.value < PLAYED).collect();
    let names: Vec<String> =
        rare.iter().rev().map(|row| format!("{} {}", row.name, percent(row.played_of_seen.value))).collect();
    let unseen = report.cards.len() - seen.len();
    let mut found = if rare.is_empty() {
        let least = seen.last().map(|row| format!("{} {}", row.name, percent(row.played_of_seen.value)));
        least.map_or_else(String::new, |least| format!("the least played: {least}"))
    } else {
        format!("{} of {} cards: {}", rare.len(), seen.len(), listed(&names))
    };
    if unseen > 0 {
        found = format!("{found}; {unseen} never seen");
    }
    let is_sure = if rare.is_empty() {
        unseen == 0 && seen.iter().all(|row| row.played_of_seen.low >= PLAYED)
    } else {
        rare.iter().any(|row| row.played_of_seen.high < PLAYED)
    };
    let verdict = if rare.is_empty() { Verdict::Holds } else { Verdict::Fails };
    Target { what, verdict, sure: is_sure, found }
}

/// Judges shares of which each should lie within bounds.
fn within<'a>(
    what: &'static str,
    rows: impl Iterator<Item = (&'a str, Share)>,
    [least, most]: [f64; 2],
) -> Target {
    let rows: Vec<(&str, Share)> = rows.collect();
    let told = |(name, share): &(&str, Share)| format!("{name} {}", percent(share.value));
    let is_out = |share: &Share| share.value < least || share.value > most;
    let out: Vec<String> = rows.iter().filter(|(_, share)| is_out(share)).map(told).collect();
    let by_share = |one: &&(&str, Share), other: &&(&str, Share)| one.1.value.total_cmp(&other.1.value);
    let (Some(low), Some(high)) = (rows.iter().min_by(by_share), rows.iter().max_by(by_share)) else {
        return open(what, "no games");
    };
    if out.is_empty() {
        let is_sure = rows.iter().all(|(_, share)| share.low >= least && share.high <= most);
        let found = format!("from {} to {}", told(low), told(high));
        return Target { what, verdict: Verdict::Holds, sure: is_sure, found };
    }
    // One that is surely out is enough.
    let is_sure = rows.iter().any(|(_, share)| share.high < least || share.low > most);
    Target { what, verdict: Verdict::Fails, sure: is_sure, found: listed(&out) }
}

fn open(what: &'static str, why: &str) -> Target {
    Target { what, verdict: Verdict::Open, sure: true, found: why.to_owned() }
}

fn listed(names: &[String]) -> String {
    let more = names.len().saturating_sub(NAMED);
    let named = names[..names.len().min(NAMED)].join(", ");
    if more == 0 { named } else { format!("{named} and {more} more") }
}

pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(share: f64, about: f64) -> Share {
        Share { value: share, low: (share - about).max(0.0), high: (share + about).min(1.0) }
    }

    fn judged(shares: &[(&str, Share)]) -> (Verdict, bool, String) {
        let target = within("t", shares.iter().copied(), [0.1, 0.4]);
        (target.verdict, target.sure, target.found)
    }

    #[test]
    fn shares_are_judged_with_their_intervals() {
        let (low, mid, high) = (share(0.05, 0.02), share(0.2, 0.05), share(0.38, 0.05));
        assert_eq!(judged(&[("a", mid)]), (Verdict::Holds, true, "from a 20.0 % to a 20.0 %".to_owned()));
        let unsure = judged(&[("a", mid), ("b", high)]);
        assert_eq!(unsure, (Verdict::Holds, false, "from a 20.0 % to b 38.0 %".to_owned()));
        assert_eq!(judged(&[("a", mid), ("c", low)]), (Verdict::Fails, true, "c 5.0 %".to_owned()));
        let near = share(0.42, 0.05);
        assert_eq!(judged(&[("a", mid), ("d", near)]), (Verdict::Fails, false, "d 42.0 %".to_owned()));
        assert_eq!(judged(&[]).0, Verdict::Open);
    }

    #[test]
    fn only_some_culprits_are_named() {
        let names: Vec<String> = (1..=8).map(|n| format!("n{n}")).collect();
        assert_eq!(listed(&names), "n1, n2, n3, n4, n5, n6 and 2 more");
        assert_eq!(listed(&names[..2]), "n1, n2");
    }
}
