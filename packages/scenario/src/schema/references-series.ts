/** Series that a scenario measures: names that mean something there, and no more samples than a result can hold. */

import type { Model } from './document.ts';
import type { Findings, NodeIndex } from './findings.ts';
import { CATEGORIES } from './kinds.ts';

/** Values in a result, of all series together. */
const MAX_SAMPLES = 200_000;

const ID = String.raw`(\d{1,8})`;
const BUFFER = String.raw`${ID}:(\d{1,5}):(?:${CATEGORIES.join('|')})`;

type Exists = (model: Model, nodes: NodeIndex, id: number, port: number) => boolean;

const isFlow: Exists = ({ flows }, _, id) => flows.some((flow) => flow.id === id);
const isPort: Exists = (_, nodes, id, port) => nodes.get(id)?.ports.some((known) => known.id === port) === true;

const FORMS: readonly { readonly pattern: RegExp; readonly exists: Exists }[] = [
  { pattern: new RegExp(`^(?:throughput|packets):${ID}$`), exists: isFlow },
  { pattern: new RegExp(`^tcp:${ID}:(?:cwnd|ssthresh|window|flight|buffered|rto)$`), exists: isFlow },
  {
    pattern: new RegExp(`^acr:${ID}$`),
    exists: ({ flows }, _, id) =>
      flows.some((flow) => flow.id === id && flow.kind === 'cells' && flow.abr !== undefined),
  },
  { pattern: new RegExp(`^cpu:${ID}$`), exists: (_, nodes, id) => nodes.get(id)?.kind === 'host' },
  { pattern: new RegExp(`^(?:queue|drops):${BUFFER}$`), exists: isPort },
  {
    pattern: new RegExp(`^link:${ID}:(?:ab|ba)$`),
    exists: ({ links }, _, id) => links.some((link) => link.id === id),
  },
];

const USE =
  'throughput:<flow>, packets:<flow>, acr:<flow>, cpu:<node>, queue:<node>:<port>:<category>, drops:<node>:<port>:<category>, ' +
  'link:<link>:<ab|ba> or tcp:<flow>:<cwnd|ssthresh|window|flight|buffered|rto>';

export function checkSeries(findings: Findings, model: Model, nodes: NodeIndex): void {
  const { series } = model.measure;
  if (series === undefined) return;
  const path = ['measure', 'series'];
  series.names.forEach((name, index) => {
    const form = FORMS.find(({ pattern }) => pattern.test(name));
    if (form === undefined) {
      findings.add([...path, 'names', index], `is ${JSON.stringify(name)}, which is no series; use ${USE}`);
      return;
    }
    const [, id = '', port = ''] = form.pattern.exec(name) ?? [];
    if (!form.exists(model, nodes, Number(id), Number(port)))
      findings.add(
        [...path, 'names', index],
        `is "${name}", but there is no such flow, node, port or link; use one that the scenario has`,
      );
  });
  const samples = Math.floor(model.durationPs / series.intervalPs) * series.names.length;
  if (samples > MAX_SAMPLES)
    findings.add(
      [...path, 'intervalPs'],
      `is ${series.intervalPs}, which makes ${samples} samples, but a result holds ${MAX_SAMPLES}; use a longer interval or fewer series`,
    );
}
