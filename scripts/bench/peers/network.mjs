// A scenario of cells as the lines that lean.cc reads: the same nodes, links, buffers, tables, sources and seed. Pure.

/**
 * So many bits/s that 424 bits take the engine's cell time whether ns-3 rounds to picoseconds or cuts them off: the true rate is that
 * of a cell time with a fraction, and the engine has rounded it once. ns-3 takes whole bits/s.
 */
export function bitRateOf(cellPs) {
  return Math.round(424e12 / (cellPs + 0.15));
}

/** Cell times by the kind of port, in ps, of which the workloads have one. */
const CELL_PS = { oc3c: 2_831_197 };
const DEFAULT_CAPACITY = 8_192;
/** Sources and sinks have no limit of their own. */
const NO_LIMIT = 2 ** 31;

/** `{ lines, ports }`: `ports` names the node and port of each device, in lean.cc's order. */
export function networkLines({ nodes, links, flows, seed, durationPs }) {
  const at = new Map(nodes.map(({ id }, place) => [id, place]));
  const ports = links.flatMap(({ a, b }) => [a, b]);
  const portAt = ({ node, port }) => ports.findIndex((one) => one.node === node && one.port === port);
  const lines = [`run ${seed} ${durationPs} ${nodes.length} ${flows.length}`];
  for (const { a, b, delayPs } of links) {
    const ends = [a, b].map((end) => portOf(nodes, end));
    const rate = bitRateOf(cellPsOf(ends[0].port));
    const capacities = ends.map(capacityOf);
    lines.push(`link ${at.get(a.node)} ${at.get(b.node)} ${delayPs} ${rate} ${capacities.join(' ')}`);
  }
  for (const [place, flow] of flows.entries()) {
    for (const { node, out } of routesOf({ nodes, links }, flow))
      lines.push(`route ${at.get(node)} ${place} ${portAt(out)}`);
    const from = { node: flow.from, port: flow.port };
    const { kind, cells, spacing, gap } = sourceOf(flow.source, cellPsOf(portOf(nodes, from).port));
    lines.push(`source ${place} ${portAt(from)} ${flow.from} ${flow.id} ${kind} ${cells} ${spacing} ${gap}`);
  }
  return { lines, ports };
}

function portOf(nodes, end) {
  const node = nodes.find(({ id }) => id === end.node);
  return { node, port: node.ports.find(({ id }) => id === end.port) };
}

function cellPsOf({ phy }) {
  const cellPs = CELL_PS[phy];
  if (cellPs === undefined)
    throw new Error(`a port of kind ${phy}: only ${Object.keys(CELL_PS).join(', ')} can be compared`);
  return cellPs;
}

function capacityOf({ node, port }) {
  return node.kind === 'switch' ? (port.queues.ubr?.capacityCells ?? DEFAULT_CAPACITY) : NO_LIMIT;
}

function sourceOf(source, cellPs) {
  if (source.kind === 'saturated') return { kind: source.kind, cells: source.pduCells, spacing: cellPs, gap: 0 };
  const cells = source.kind === 'on-off' ? source.meanCells : source.pduCells;
  return { kind: source.kind, cells, spacing: source.spacingPs, gap: source.meanGapPs };
}

/** The rows that a flow's cells meet on their way, by the switches' tables. */
function routesOf({ nodes, links }, flow) {
  const rows = [];
  let out = { node: flow.from, port: flow.port };
  let { vci } = flow;
  for (;;) {
    const link = links.find(({ a, b }) => [a, b].some(({ node, port }) => node === out.node && port === out.port));
    const far = link.a.node === out.node && link.a.port === out.port ? link.b : link.a;
    const node = nodes.find(({ id }) => id === far.node);
    if (node.kind !== 'switch') return rows;
    const row = node.routes.find((route) => route.in.port === far.port && route.in.vci === vci);
    out = { node: node.id, port: row.out.port };
    ({ vci } = row.out);
    rows.push({ node: node.id, out });
  }
}

/** A sentence for each queue whose counts differ; a queue that saw no cell is not among the engine's. */
export function differences(queues, ports, counts) {
  return ports.flatMap(({ node, port }, at) => {
    const queue = queues.find((one) => one.node === node && one.port === port);
    const ours = [queue?.arrived ?? 0, queue?.drops.bufferFull ?? 0, queue?.served ?? 0];
    const theirs = [counts[at].arrived, counts[at].dropped, counts[at].served];
    if (ours.every((count, which) => count === theirs[which])) return [];
    return [
      `port ${port} of node ${node}: arrived, dropped, served ${ours.join(', ')} and in ns-3 ${theirs.join(', ')}`,
    ];
  });
}
