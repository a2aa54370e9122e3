//! Bar charts with intervals, as SVG.

use std::fmt::Write as _;

/// A chart of shares.
pub(crate) struct Chart {
    pub(crate) title: String,
    /// The share that would be even.
    pub(crate) even: f64,
    pub(crate) bars: Vec<Bar>,
}

/// A share with its interval.
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) interval: (f64, f64),
}

/// Where the bars begin, how long a whole is, and how high a row is.
const LEFT: f64 = 260.0;
const WHOLE: f64 = 420.0;
const ROW: f64 = 30.0;

/// Draws a chart.
pub(crate) fn picture(chart: &Chart) -> String {
    let rows = f64::from(u32::try_from(chart.bars.len()).unwrap_or(u32::MAX));
    let (width, height) = (LEFT + WHOLE + 90.0, 60.0 + ROW * rows);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"14\" role=\"img\">\n<title>{}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbf7ee\"/>\n\
         <text x=\"10\" y=\"26\" font-size=\"17\" fill=\"#2b2118\">{}</text>\n",
        escaped(&chart.title),
        escaped(&chart.title)
    );
    let mut top = 44.0;
    for bar in &chart.bars {
        let middle = top + ROW / 2.0;
        let at = |share: f64| LEFT + WHOLE * share.clamp(0.0, 1.0);
        let (low, high) = (at(bar.interval.0), at(bar.interval.1));
        let _ = writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\" fill=\"#2b2118\">{}</text>\n\
             <rect x=\"{LEFT}\" y=\"{:.1}\" width=\"{:.1}\" height=\"16\" fill=\"#8a5a2b\"/>\n\
             <path d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {:.1}v10M{high:.1} {:.1}v10\" stroke=\"#2b2118\" stroke-width=\"2\" fill=\"none\"/>\n\
             <text x=\"{:.0}\" y=\"{:.0}\" fill=\"#2b2118\">{:.1} %</text>",
            LEFT - 8.0,
            middle + 5.0,
            escaped(&bar.name),
            middle - 8.0,
            at(bar.value) - LEFT,
            middle - 5.0,
            middle - 5.0,
            LEFT + WHOLE + 12.0,
            middle + 5.0,
            100.0 * bar.value
        );
        top += ROW;
    }
    let even = LEFT + WHOLE * chart.even;
    let _ = writeln!(
        svg,
        "<path d=\"M{even:.1} 38V{:.1}\" stroke=\"#2b2118\" stroke-dasharray=\"4 4\"/>\n</svg>",
        height - 14.0
    );
    svg
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_a_bar_and_an_interval_for_each_share() {
        let bars = vec![
            Bar { name: "a & b".to_owned(), value: 0.25, interval: (0.2, 0.3) },
            Bar { name: "c".to_owned(), value: 1.0, interval: (0.9, 1.0) },
        ];
        let svg = picture(&Chart { title: "Wins".to_owned(), even: 0.5, bars });
        assert_eq!(svg.matches("fill=\"#8a5a2b\"").count(), 2);
        assert!(
            svg.contains("a &amp; b") && svg.contains("width=\"105.0\"") && svg.contains("25.0 %"),
            "{svg}"
        );
    }
}
