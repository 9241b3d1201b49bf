/** The same network with one thing changed: what a scenario is compared with most often. */
import { type Model, parseScenario, type Scenario } from '@lanelab/scenario';
import { type VariantId, variantWords } from './compare-words.ts';

export interface Variant {
  readonly id: VariantId;
  readonly label: string;
}

type Plain = Record<string, unknown>;

const SMALLEST = 4096;

/** A change of the model as plain JSON; returns the same object where it changes nothing. */
type Change = (model: Model) => Model;

const mapNodes =
  (change: (node: Plain) => Plain): Change =>
  (model) => ({ ...model, nodes: model.nodes.map((node) => change(node) as Model['nodes'][number]) });

const without =
  (...keys: readonly string[]) =>
  (node: Plain): Plain =>
    Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));

const isOnElan = (node: Plain) =>
  node['kind'] === 'edge' ||
  (Array.isArray(node['interfaces']) &&
    node['interfaces'].some((entry: unknown) => (entry as Plain | null)?.['over'] === 'lane'));

const hasMpoa = (model: Model) => model.nodes.some((node) => 'mpc' in node || 'mps' in node);

const p1 = (count: number): Change =>
  mapNodes((node) => ('mpc' in node ? { ...node, mpc: { ...(node['mpc'] as Plain), p1: count } } : node));

const buffers =
  (factor: number): Change =>
  (model) => ({
    ...model,
    flows: model.flows.map((flow) =>
      flow.kind === 'tcp-stream'
        ? {
            ...flow,
            sendBuffer: Math.max(SMALLEST, Math.round(flow.sendBuffer * factor)),
            receiveBuffer: Math.max(SMALLEST, Math.round(flow.receiveBuffer * factor)),
          }
        : flow,
    ),
  });

const changes: Readonly<Record<VariantId, Change>> = {
  'without-mpoa': mapNodes(without('mpc', 'mps')),
  'with-mpoa': (model) =>
    hasMpoa(model)
      ? model
      : mapNodes((node) => {
          if (!isOnElan(node)) return node;
          return node['kind'] === 'router' ? { ...node, mps: {} } : { ...node, mpc: {} };
        })(model),
  'p1-1': p1(1),
  'p1-100': p1(100),
  'without-changes': (model) => ({ ...model, changes: [] }),
  'mtu-1500': mapNodes((node) =>
    Array.isArray(node['interfaces'])
      ? { ...node, interfaces: node['interfaces'].map((entry: Plain) => ({ ...entry, mtu: 1500 })) }
      : node,
  ),
  'without-nagle': mapNodes((node) =>
    node['kind'] === 'host' ? { ...node, stack: { ...(node['stack'] as Plain), nagle: false } } : node,
  ),
  'large-buffers': buffers(4),
  'small-buffers': buffers(1 / 4),
  'other-seed': (model) => ({ ...model, seed: model.seed + 1 }),
};

const hasTcp = ({ flows }: Model) => flows.some(({ kind }) => kind === 'tcp-stream');

/** Whether a scenario has the traffic that a variant is about; variants without an entry need none. */
const means: Partial<Record<VariantId, (model: Model) => boolean>> = {
  'without-nagle': hasTcp,
  'large-buffers': hasTcp,
  'small-buffers': hasTcp,
};

const ids = Object.keys(variantWords) as readonly VariantId[];

export const isVariant = (id: string): id is VariantId => ids.some((known) => known === id);

/** The scenario with this changed; null where it changes nothing, or would hold together no more. */
export function variantOf(scenario: Scenario, id: VariantId): Scenario | null {
  const { model } = scenario;
  if (means[id]?.(model) === false) return null;
  const next = changes[id](model);
  if (JSON.stringify(next) === JSON.stringify(model)) return null;
  const parsed = parseScenario({ ...scenario, model: next });
  return parsed.ok ? parsed.scenario : null;
}

/** Variants that this scenario has, those with the clearest difference first. */
export function variantsOf(scenario: Scenario): readonly Variant[] {
  return ids.flatMap((id) => (variantOf(scenario, id) === null ? [] : [{ id, label: variantWords[id] }]));
}
