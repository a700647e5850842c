use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use crc::{CRC_64_XZ, Crc, Table};
use rules::{Family, Part, Position, Value};

use crate::bad_tablebase::BadTablebase;
use crate::scan::Scan;
use crate::tablebase::{Codes, Tablebase};

/// The first bytes of every tablebase file.
const MAGIC: [u8; 8] = *b"HOLOTAB\n";

/// The version of the format. Numbers are little-endian; text is its length in one byte, then UTF-8:
///
/// | what | bytes |
/// |---|---|
/// | `HOLOTAB\n` | 8 |
/// | version of the format | 4 |
/// | the game | text |
/// | version of the game's numbers | 4 |
/// | index: number of parts | 2 |
/// | for each part: what it holds, how many entries | text, 4 |
/// | number of different values | 4 |
/// | for each value: points, plies | 1, 2 |
/// | for each entry: the number of its value | 1, or 2 where there are more than 256 values |
/// | CRC-64/XZ of everything before | 8 |
pub(crate) const FORMAT: u32 = 1;

/// The checksum at the end of a file. It finds every change of a single byte, and of up to eight bytes in a row.
static CHECKSUM: Crc<u64, Table<16>> = Crc::<u64, Table<16>>::new(&CRC_64_XZ);

/// Far more than any file's header needs.
const LARGEST_HEAD: u64 = 1 << 20;

impl<P: Position> Tablebase<P> {
    /// Returns the contents of the file for this game's tablebase.
    pub fn to_bytes(&self, game: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.write_to(game, &mut bytes).expect("memory takes whatever is written");
        bytes
    }

    /// Writes the contents of the file for this game's tablebase, without copying the table.
    fn write_to(&self, game: &str, out: &mut impl Write) -> io::Result<()> {
        let mut sum = CHECKSUM.digest();
        let mut put = |bytes: &[u8]| {
            sum.update(bytes);
            out.write_all(bytes)
        };
        put(&self.head(game))?;
        match &self.codes {
            Codes::Narrow(codes) => put(codes)?,
            Codes::Wide(codes) => {
                for codes in codes.chunks(1 << 16) {
                    put(&codes.iter().flat_map(|code| code.to_le_bytes()).collect::<Vec<_>>())?;
                }
            }
        }
        out.write_all(&sum.finalize().to_le_bytes())
    }

    /// Returns everything before the entries.
    fn head(&self, game: &str) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        put_text(&mut bytes, game);
        bytes.extend(self.family.version.to_le_bytes());
        let parts = (self.family.parts)();
        bytes.extend((parts.len() as u16).to_le_bytes());
        for part in parts {
            put_text(&mut bytes, &part.name);
            bytes.extend(part.count.to_le_bytes());
        }
        bytes.extend((self.values.len() as u32).to_le_bytes());
        for value in &self.values {
            bytes.extend(value.points().to_le_bytes());
            bytes.extend(value.plies().to_le_bytes());
        }
        bytes
    }

    /// Reads a tablebase from the contents of a file, if they belong to this game and are undamaged.
    pub fn from_bytes(
        family: Family<P>,
        game: &str,
        bytes: impl Into<Vec<u8>>,
    ) -> Result<Tablebase<P>, BadTablebase> {
        let mut bytes = bytes.into();
        let mut scan = Scan::new(&bytes);
        if scan.take(MAGIC.len())? != MAGIC {
            return Err(BadTablebase::NotATable);
        }
        let format = scan.u32()?;
        if format != FORMAT {
            return Err(BadTablebase::OtherFormat { found: format, expected: FORMAT });
        }
        // From here on, only bytes covered by the checksum are trusted.
        let (covered, sum) = bytes.split_last_chunk::<8>().ok_or(BadTablebase::CutOff)?;
        if CHECKSUM.checksum(covered) != u64::from_le_bytes(*sum) {
            return Err(BadTablebase::Damaged);
        }
        let mut scan = scan.without_last(sum.len())?;

        let found = scan.text()?;
        if found != game {
            return Err(BadTablebase::OtherGame { found, expected: game.to_owned() });
        }
        let version = scan.u32()?;
        if version != family.version {
            return Err(BadTablebase::OtherVersion { found: version, expected: family.version });
        }
        let parts: Vec<Part> = (0..scan.u16()?)
            .map(|_| Ok(Part { name: scan.text()?, count: scan.u32()? }))
            .collect::<Result<_, BadTablebase>>()?;
        if parts != (family.parts)() {
            return Err(BadTablebase::OtherParts);
        }
        let values: Vec<Value> = (0..scan.u32()?)
            .map(|_| Ok(Value::over(scan.i8()?).after_moves(scan.u16()?)))
            .collect::<Result<_, BadTablebase>>()?;
        let entries = scan.rest();
        let codes = if values.len() <= 1 << 8 {
            // The entries are not copied, because there may be many.
            let end = bytes.len() - sum.len();
            let begin = end - entries.len();
            bytes.truncate(end);
            bytes.drain(..begin);
            Codes::Narrow(bytes)
        } else {
            let (pairs, odd) = entries.as_chunks::<2>();
            if !odd.is_empty() {
                return Err(BadTablebase::CutOff);
            }
            Codes::Wide(pairs.iter().map(|pair| u16::from_le_bytes(*pair)).collect())
        };
        codes.check(family.count() as usize, values.len())?;
        Ok(Tablebase { family, values, codes })
    }

    /// Reads and validates the file of this game's tablebase.
    pub fn read(family: Family<P>, game: &str, path: &Path) -> Result<Tablebase<P>, BadTablebase> {
        let length = fs::metadata(path)?.len();
        if length > LARGEST_HEAD + 2 * u64::from(family.count()) {
            return Err(BadTablebase::TooLong);
        }
        Tablebase::from_bytes(family, game, fs::read(path)?)
    }

    /// Writes the file of this game's tablebase atomically: concurrent readers, and readers after a crash, find either
    /// the old file or the complete new one.
    pub fn write(&self, game: &str, path: &Path) -> io::Result<()> {
        /// Distinguishes temporary files, so that concurrent writers never share one.
        static WRITTEN: AtomicU32 = AtomicU32::new(0);
        let mut unfinished = path.as_os_str().to_owned();
        unfinished.push(format!(".{}-{}", process::id(), WRITTEN.fetch_add(1, Ordering::Relaxed)));
        let write = || {
            let mut file = File::create(&unfinished)?;
            self.write_to(game, &mut file)?;
            file.sync_all()?;
            fs::rename(&unfinished, path)
        };
        write().inspect_err(|_| {
            // The original error is the one to report.
            let _ = fs::remove_file(&unfinished);
        })
    }
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    let length = u8::try_from(text.len()).expect("names are short");
    bytes.push(length);
    bytes.extend(text.as_bytes());
}

impl Codes {
    /// Checks the number of entries, and that each refers to a value.
    fn check(&self, count: usize, values: usize) -> Result<(), BadTablebase> {
        let (length, largest) = match self {
            Codes::Narrow(codes) => (codes.len(), codes.iter().max().map(|code| usize::from(*code))),
            Codes::Wide(codes) => (codes.len(), codes.iter().max().map(|code| usize::from(*code))),
        };
        if length != count {
            return Err(BadTablebase::CutOff);
        }
        if largest.is_some_and(|largest| largest >= values) {
            return Err(BadTablebase::Damaged);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
