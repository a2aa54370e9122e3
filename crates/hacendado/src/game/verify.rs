//! `hacendado game verify`.

use std::fmt::Write as _;
use std::process::ExitCode;

use clap::Args;
use pax_record::{DealReport, Decks, Record, Report, verify};
use serde_json::{Value, json};

use super::{DeckFolders, bytes};
use crate::print::{ALARM, CARE, WELL, out, styled};

#[derive(Debug, Args)]
pub(super) struct Verify {
    /// The games; - reads one from standard input.
    #[arg(required = true)]
    files: Vec<String>,
    #[command(flatten)]
    decks: DeckFolders,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What came of one file: what is wrong with it, or what was found.
struct Verdict {
    file: String,
    fault: Option<String>,
    report: Report,
}

impl Verify {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let decks = self.decks.decks()?;
        let verdicts: Vec<Verdict> = self.files.iter().map(|file| judge(file, &decks)).collect();
        if self.json {
            let list: Vec<Value> = verdicts.iter().map(Verdict::as_json).collect();
            out(&format!("{}\n", serde_json::to_string_pretty(&list)?))?;
        } else {
            out(&verdicts.iter().map(Verdict::as_text).collect::<String>())?;
        }
        let all_true = verdicts.iter().all(|verdict| verdict.fault.is_none());
        Ok(if all_true { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn judge(file: &str, decks: &Decks) -> Verdict {
    let verdict = |fault, report| Verdict { file: file.to_owned(), fault, report };
    let bytes = match bytes(file) {
        Ok(bytes) => bytes,
        Err(error) => return verdict(Some(format!("{error:#}")), Report::default()),
    };
    match Record::read(&bytes) {
        Err(bad) => verdict(Some(bad.to_string()), Report::default()),
        Ok(read) => {
            let report = verify(&read.record, decks);
            let fault =
                report.fault.as_ref().map(|fault| format!("{}: {}", read.place(&fault.at), fault.why));
            verdict(fault, report)
        }
    }
}

impl Verdict {
    fn as_text(&self) -> String {
        if let Some(fault) = &self.fault {
            return format!("{} {}: {fault}\n", styled(ALARM, "wrong"), self.file);
        }
        let Report { entries, digests, deal, notes, .. } = &self.report;
        let deal = match deal {
            DealReport::Unchecked => "the deal cannot be checked",
            DealReport::Unsealed => "the deal follows from its seed, which was not sealed",
            DealReport::Sealed => "the deal follows from its sealed seed",
        };
        let mut text = format!(
            "{} {}: {entries} entries and {digests} digests agree; {deal}\n",
            styled(WELL, "true"),
            self.file
        );
        for note in notes {
            let _ = writeln!(text, "     {} {note}", styled(CARE, "note:"));
        }
        text
    }

    fn as_json(&self) -> Value {
        let Report { entries, digests, deal, notes, .. } = &self.report;
        let deal = match deal {
            DealReport::Unchecked => "unchecked",
            DealReport::Unsealed => "unsealed",
            DealReport::Sealed => "sealed",
        };
        json!({
            "file": self.file,
            "true": self.fault.is_none(),
            "fault": self.fault,
            "entries": entries,
            "digests": digests,
            "deal": deal,
            "notes": notes,
        })
    }
}
