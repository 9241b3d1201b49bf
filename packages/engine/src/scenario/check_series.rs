//! Series that a scenario measures.

use super::Series;
use super::check::{Result, fail};
use super::error::Code;
use super::flow::Flow;
use super::limits::{length, time};
use super::model::Model;
use super::node::Node;

const MAX_SERIES: usize = 64;
/// Values in a result, of all series together.
const MAX_SAMPLES: u64 = 200_000;

/// Whether there is what a series shows.
pub fn has_series(model: &Model, series: Series) -> bool {
    let node = |id: u32| model.node(id);
    match series {
        Series::Throughput { flow } | Series::Packets { flow } | Series::Tcp { flow, .. } => {
            model.flows.iter().any(|known| known.id() == flow)
        }
        Series::AllowedRate { flow } => {
            let is_abr = |known: &Flow| matches!(known, Flow::Cells(cells) if cells.abr.is_some());
            model.flows.iter().any(|known| known.id() == flow && is_abr(known))
        }
        Series::Cpu { node: id } => matches!(node(id), Some(Node::Host(_))),
        Series::Role(_) => true,
        Series::Link { link, .. } => model.link(link).is_some(),
        Series::Queue { node: id, port, .. } | Series::Drops { node: id, port, .. } => {
            node(id).is_some_and(|node| node.ports().iter().any(|known| known.id == port))
        }
    }
}

/// Names that mean something, and no more samples than a result can hold.
pub(super) fn check_series(model: &Model) -> Result {
    let Some(series) = &model.measure.series else { return Ok(()) };
    let path = "model.measure.series";
    length(series.names.len(), 1, MAX_SERIES, format_args!("{path}.names"))?;
    time(series.interval_ps, 1, format_args!("{path}.intervalPs"))?;
    for (index, name) in series.names.iter().enumerate() {
        let path = format_args!("{path}.names[{index}]");
        let Some(shown) = Series::parse(name) else { return fail(Code::NoSuchSeries, path, &**name) };
        if !has_series(model, shown) {
            return fail(Code::SeriesOfNothing, path, &**name);
        }
    }
    let samples = (model.duration_ps / series.interval_ps).saturating_mul(series.names.len() as u64);
    if samples > MAX_SAMPLES {
        return fail(Code::TooManySamples, format_args!("{path}.intervalPs"), series.interval_ps);
    }
    Ok(())
}
