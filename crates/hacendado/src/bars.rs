//! Bar charts with intervals, as SVG.

use std::fmt::Write as _;

/// A chart of shares.
pub(crate) struct Chart {
    pub(crate) title: String,
    /// What was counted, in small letters below the title.
    pub(crate) note: String,
    /// Shares to compare with, each a broken line: what would be even, or what a share should not pass.
    pub(crate) marks: Vec<f64>,
    pub(crate) bars: Vec<Bar>,
}

/// A share with its interval.
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) interval: (f64, f64),
}

/// Where the bars begin, and how long the longest can be.
const LEFT: f64 = 260.0;
const LONG: f64 = 420.0;
/// Where the first row begins, and what is below the last.
const TOP: f64 = 58.0;
const BELOW: f64 = 34.0;
/// From this number of bars on, rows are narrow.
const MANY: usize = 40;
/// Where the axis may end, and how far apart its figures are.
const AXES: [(f64, f64); 6] = [(0.05, 0.01), (0.1, 0.02), (0.2, 0.05), (0.4, 0.1), (0.6, 0.1), (1.0, 0.25)];

/// How a chart is laid out.
struct Layout {
    /// The share at the right end, and the distance of figures.
    axis: (f64, f64),
    row: f64,
    letters: u32,
}

impl Layout {
    fn of(chart: &Chart) -> Self {
        let ends = chart.bars.iter().map(|bar| bar.interval.1.max(bar.value));
        let most = ends.chain(chart.marks.iter().copied()).fold(0.0, f64::max);
        let axis = AXES.into_iter().find(|(end, _)| most <= *end).unwrap_or((1.0, 0.25));
        let (row, letters) = if chart.bars.len() > MANY { (17.0, 11) } else { (30.0, 14) };
        Self { axis, row, letters }
    }

    fn at(&self, share: f64) -> f64 {
        LEFT + LONG * (share / self.axis.0).clamp(0.0, 1.0)
    }
}

/// Draws a chart.
pub(crate) fn picture(chart: &Chart) -> String {
    let layout = Layout::of(chart);
    let rows = f64::from(u32::try_from(chart.bars.len()).unwrap_or(u32::MAX));
    let bottom = TOP + layout.row * rows;
    let (width, height) = (LEFT + LONG + 90.0, bottom + BELOW);
    let title = escaped(&chart.title);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"{}\" fill=\"#2b2118\" role=\"img\">\n<title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbf7ee\"/>\n\
         <text x=\"10\" y=\"24\" font-size=\"17\">{title}</text>\n\
         <text x=\"10\" y=\"42\" font-size=\"12\">{}</text>\n",
        layout.letters,
        escaped(&chart.note)
    );
    let (end, step) = layout.axis;
    for share in (0..).map(|n| f64::from(n) * step).take_while(|share| *share < end + step / 2.0) {
        let _ = writeln!(
            svg,
            "<path d=\"M{0:.1} {TOP}V{bottom}\" stroke=\"#d9cdb8\"/>\n\
             <text x=\"{0:.1}\" y=\"{1}\" text-anchor=\"middle\" font-size=\"11\">{2:.0} %</text>",
            layout.at(share),
            bottom + 16.0,
            100.0 * share
        );
    }
    for (row, bar) in (0_u32..).zip(&chart.bars) {
        draw(&mut svg, &layout, TOP + layout.row * f64::from(row), bar);
    }
    for mark in &chart.marks {
        let at = layout.at(*mark);
        let _ = writeln!(
            svg,
            "<path d=\"M{at:.1} {}V{bottom}\" stroke=\"#2b2118\" stroke-dasharray=\"4 4\"/>",
            TOP - 6.0
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw(svg: &mut String, layout: &Layout, top: f64, bar: &Bar) {
    let middle = top + layout.row / 2.0;
    let half = layout.row / 4.0;
    let (low, high) = (layout.at(bar.interval.0), layout.at(bar.interval.1));
    let tick = middle - half / 2.0;
    let base = middle + f64::from(layout.letters) / 3.0;
    let _ = writeln!(
        svg,
        "<text x=\"{:.0}\" y=\"{base:.0}\" text-anchor=\"end\">{}</text>\n\
         <rect x=\"{LEFT}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#8a5a2b\"/>\n\
         <path d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {tick:.1}v{half:.1}M{high:.1} {tick:.1}v{half:.1}\" \
         stroke=\"#2b2118\" stroke-width=\"1.5\" fill=\"none\"/>\n\
         <text x=\"{:.0}\" y=\"{base:.0}\">{:.1} %</text>",
        LEFT - 8.0,
        escaped(&bar.name),
        middle - half,
        layout.at(bar.value) - LEFT,
        2.0 * half,
        LEFT + LONG + 12.0,
        100.0 * bar.value
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(name: &str, value: f64, interval: (f64, f64)) -> Bar {
        Bar { name: name.to_owned(), value, interval }
    }

    #[test]
    fn a_chart_has_a_bar_and_an_interval_for_each_share() {
        let bars = vec![bar("a & b", 0.25, (0.2, 0.3)), bar("c", 1.0, (0.9, 1.0))];
        let svg =
            picture(&Chart { title: "Wins".to_owned(), note: "of <2>".to_owned(), marks: vec![0.5], bars });
        assert_eq!(svg.matches("fill=\"#8a5a2b\"").count(), 2);
        assert_eq!(svg.matches("stroke-dasharray").count(), 1);
        assert!(
            svg.contains("a &amp; b")
                && svg.contains("of &lt;2&gt;")
                && svg.contains("width=\"105.0\"")
                && svg.contains("25.0 %"),
            "{svg}"
        );
    }

    #[test]
    fn small_shares_fill_the_chart_too() {
        let chart = |high| Chart {
            title: "Wins".to_owned(),
            note: String::new(),
            marks: vec![0.17, 0.33],
            bars: vec![bar("a", 0.2, (0.1, high))],
        };
        // An axis to 40 %: a fifth is half of it. A wider interval needs a longer axis.
        assert!(picture(&chart(0.38)).contains("width=\"210.0\""));
        assert!(picture(&chart(0.55)).contains("width=\"140.0\""));
        assert!(picture(&chart(0.55)).contains(">60 %<"));
    }
}
