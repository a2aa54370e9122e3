//! Saving so that nothing is lost, whenever the machine stops.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

/// Writes a file whole or not at all: beside the old one, to the disk, and then in its place.
///
/// # Errors
///
/// Says why it cannot be written; the older file is there still.
pub fn save(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(".new");
    let beside = path.with_file_name(name);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, path)).inspect_err(|_| {
        // What was begun is of no use; that it cannot be removed changes nothing.
        let _ = fs::remove_file(&beside);
    })?;
    sync_folder(path)
}

/// The new name is on the disk when its folder is.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all())
}

/// Elsewhere a folder cannot be opened, and the rename itself is durable.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_stays_beside_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.game");
        for text in ["one", "two, and longer", ""] {
            save(&path, text).expect("it can be written");
            assert_eq!(fs::read_to_string(&path).expect("the file"), text);
            assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
        }
    }

    #[test]
    fn what_cannot_be_written_leaves_the_old_one() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(save(&folder.path().join("nowhere").join("a.game"), "text").is_err());
        // A folder stands where the file should go.
        let path = folder.path().join("b.game");
        fs::create_dir(&path).expect("a folder");
        fs::write(path.join("inside"), "kept").expect("a file");
        assert!(save(&path, "text").is_err());
        assert_eq!(fs::read_to_string(path.join("inside")).expect("the file"), "kept");
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
    }
}
