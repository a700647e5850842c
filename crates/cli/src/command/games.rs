use std::io::Write;

use anstyle::Style;
use rules::{Info, Variant};
use unicode_width::UnicodeWidthStr;

use crate::failure::Failure;
use crate::terminal;

/// List the games, who made them and their variants
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
        let name_width =
            infos.iter().flat_map(|info| names(info)).map(|name| name.width()).max().unwrap_or(0);
        let title_width = infos.iter().map(|info| by(info).width()).max().unwrap_or(0);
        let summary_width = infos.iter().map(|info| info.summary.width()).max().unwrap_or(0);
        let narrow =
            terminal::width().is_some_and(|width| width < name_width + title_width + summary_width + 4);
        let name_width = if narrow { 0 } else { name_width };
        let mut out = terminal::stdout();
        let bold = Style::new().bold();
        let dim = Style::new().dimmed();
        for info in infos {
            let by = by(info);
            write!(out, "{bold}{:name_width$}{bold:#}  {by}", info.name)?;
            if narrow {
                // Lines of its own are better than one that the terminal breaks.
                writeln!(out)?;
                for line in terminal::wrap(info.summary, terminal::text_width() - 4) {
                    writeln!(out, "    {line}")?;
                }
            } else {
                writeln!(out, "{:1$}  {2}", "", title_width - by.width(), info.summary)?;
            }
            for variant in info.variants {
                let name = full_name(info, variant);
                writeln!(out, "{name:name_width$}  {dim}{}{dim:#}", variant.summary)?;
            }
        }
        Ok(out.flush()?)
    }
}

/// `King and Courtesan, by Mark Steere (2022)`: what a game is called wherever it is shown.
pub(crate) fn by(info: &Info) -> String {
    format!("{}, by {}", info.title, info.credit)
}

fn full_name(info: &Info, variant: &Variant) -> String {
    format!("{}:{}", info.name, variant.name)
}

fn names(info: &Info) -> Vec<String> {
    let variants = info.variants.iter().map(|variant| full_name(info, variant));
    variants.chain([info.name.to_owned()]).collect()
}
