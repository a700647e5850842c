use ::terminal::markdown::{self, RenderOptions, Surroundings, Tone};
use anstyle::{AnsiColor, Style};

/// Renders Markdown as text for standard output. Every line ends with a newline.
pub(crate) fn render(markdown: &str, options: RenderOptions, surroundings: &dyn Surroundings) -> String {
    let mut text = String::new();
    for line in markdown::render(markdown, options, surroundings) {
        for span in line {
            let style = span.tones.iter().fold(Style::new(), |style, tone| add(style, *tone));
            if options.styled {
                text += &format!("{style}{}{style:#}", span.text);
            } else {
                text += &span.text;
            }
        }
        text.push('\n');
    }
    text
}

fn add(style: Style, tone: Tone) -> Style {
    match tone {
        Tone::Heading => style.bold().fg_color(Some(AnsiColor::Green.into())),
        Tone::Strong => style.bold(),
        Tone::Emphasis => style.italic(),
        Tone::Code => style.fg_color(Some(AnsiColor::Cyan.into())),
    }
}
