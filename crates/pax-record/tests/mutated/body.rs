//! What every reader of files can rely on, whoever draws the bytes: proptest, or the fuzz target `games`.

use std::sync::LazyLock;

use pax_record::{Decks, Game, Record, verify};

static DECKS: LazyLock<Decks> = LazyLock::new(Decks::known);

/// A file is refused with a reason of one line, or goes round and can be judged; if it is true, it can go on.
pub(crate) fn holds(bytes: &[u8]) {
    let read = match Record::read(bytes) {
        Ok(read) => read,
        Err(bad) => {
            assert!(!bad.why.is_empty() && !bad.to_string().contains('\n'), "{bad}");
            return;
        }
    };
    let (text, json) = (read.record.write(), read.record.write_json());
    let again = Record::read(text.as_bytes()).map(|read| read.record.write());
    assert_eq!(again.as_ref(), Ok(&text));
    let twin = Record::read(json.as_bytes()).map(|read| read.record.write());
    assert_eq!(twin.as_ref(), Ok(&text));
    let report = verify(&read.record, &DECKS);
    if let Some(fault) = report.fault {
        assert!(!read.place(&fault.at).to_string().is_empty() && !fault.why.is_empty());
    } else if read.record.is_complete() {
        assert!(Game::resume(read.record, &DECKS).is_ok());
    }
}
