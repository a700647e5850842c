use std::io::{self, Write};

use anstyle::Style;
use rules::{Info, Variant};
use unicode_width::UnicodeWidthStr;
use words::text;

use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// List the games with their authors and variants
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt games
  holocourt games --color never | grep courtyard

Every other command takes one of these names, with its variant: holocourt play courtyard:small-yard")]
pub(crate) struct Args {}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let infos = games::infos();
        let table = GamesTable::new(&infos);
        let is_narrow = terminal::width().is_some_and(|width| width < table.width());
        let mut out = terminal::stdout();
        for info in infos {
            // Paragraphs are better than lines wrapped by the terminal.
            if is_narrow { write_paragraph(&mut out, info)? } else { table.write_rows(&mut out, info)? }
        }
        Ok(out.flush()?)
    }
}

/// Formats the title and credit: `King and Courtesan, by Mark Steere, 2022`.
pub(crate) fn by(info: &Info) -> String {
    text!(words(), "cli-by", game = info.title, author = info.credit)
}

/// Returns the summary of a game.
pub(crate) fn summary(info: &Info) -> String {
    text!(words(), &format!("summary-{}", info.name))
}

/// Returns the summary of a variant; of a board of another size, the size and what it is for.
pub(crate) fn about(info: &Info, variant: &Variant) -> String {
    let id = format!("variant-{}", variant.name);
    let note = format!("variant-{}-{}-short", info.name, variant.name);
    match variant.name.parse::<u8>() {
        Ok(size) if words().has(&note) => format!("{size}×{size}, {}", text!(words(), &note)),
        Ok(size) => format!("{size}×{size}"),
        Err(_) if words().has(&id) => text!(words(), &id),
        // Several options together.
        Err(_) => {
            let short = |option: &str| text!(words(), &format!("variant-{option}-short"));
            variant.name.split(',').map(short).collect::<Vec<_>>().join(", ")
        }
    }
}

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// One line for each game and variant, in columns of these widths.
struct GamesTable {
    name: usize,
    by: usize,
    summary: usize,
}

impl GamesTable {
    fn new(infos: &[&Info]) -> GamesTable {
        let widest = |text: &dyn Fn(&Info) -> usize| infos.iter().map(|info| text(info)).max().unwrap_or(0);
        GamesTable {
            name: widest(&|info| variant_width(info).max(info.name.width())),
            by: widest(&|info| by(info).width()),
            summary: widest(&|info| summary(info).width()),
        }
    }

    fn width(&self) -> usize {
        self.name + 2 + self.by + 2 + self.summary
    }

    fn write_rows(&self, out: &mut impl Write, info: &Info) -> io::Result<()> {
        let GamesTable { name, by: width, .. } = *self;
        writeln!(out, "{BOLD}{:name$}{BOLD:#}  {:width$}  {}", info.name, by(info), summary(info))?;
        info.variants.iter().try_for_each(|variant| {
            writeln!(out, "{:name$}  {DIM}{}{DIM:#}", full_name(info, variant), about(info, variant))
        })
    }
}

/// Prints a game with its summary and variants, indented.
fn write_paragraph(out: &mut impl Write, info: &Info) -> io::Result<()> {
    writeln!(out, "{BOLD}{}{BOLD:#}  {}", info.name, by(info))?;
    for line in terminal::wrap(&summary(info), terminal::text_width() - 4) {
        writeln!(out, "    {line}")?;
    }
    info.variants.iter().try_for_each(|variant| {
        writeln!(out, "    {}  {DIM}{}{DIM:#}", full_name(info, variant), about(info, variant))
    })
}

fn full_name(info: &Info, variant: &Variant) -> String {
    format!("{}:{}", info.name, variant.name)
}

/// Returns the width of the longest variant name; 0 if there are none.
fn variant_width(info: &Info) -> usize {
    info.variants.iter().map(|variant| full_name(info, variant).width()).max().unwrap_or(0)
}
