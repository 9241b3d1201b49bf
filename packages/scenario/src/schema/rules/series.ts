/** Series that a scenario measures: names that mean something there, and no more samples than a result can hold. */

import type { Model } from '../document.ts';
import { CATEGORIES, CONNECTION_ROLES } from '../values.ts';
import type { Findings, NodeIndex } from './findings.ts';

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
  { pattern: new RegExp(`^role:(?:${CONNECTION_ROLES.join('|')})$`), exists: () => true },
];

export function checkSeries(findings: Findings, model: Model, nodes: NodeIndex): void {
  const { series } = model.measure;
  if (series === undefined) return;
  const path = ['measure', 'series'];
  series.names.forEach((name, index) => {
    const at = [...path, 'names', index];
    const form = FORMS.find(({ pattern }) => pattern.test(name));
    const [, id = '', port = ''] = form?.pattern.exec(name) ?? [];
    if (form === undefined) findings.add(at, 'no-such-series', name, {});
    else if (!form.exists(model, nodes, Number(id), Number(port))) findings.add(at, 'series-of-nothing', name, {});
  });
  const samples = Math.floor(model.durationPs / series.intervalPs) * series.names.length;
  if (samples > MAX_SAMPLES)
    findings.add([...path, 'intervalPs'], 'too-many-samples', series.intervalPs, { samples, max: MAX_SAMPLES }, 'ps');
}
