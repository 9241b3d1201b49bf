/** Cluj: where the time of a file through the layer 4 switch went, by model and service. */

import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { accounted, accountMeasures, type Stack, stackAt } from '../../figures/account.ts';
import type { ClujSchedule, ClujService } from '../../networks/cluj/testbeds.ts';
import { clujParameters, clujQuality, firstOf, form } from './common.ts';

const QUESTION = 'Where does the time of a file through a layer 4 switch go?';

const FORMS: readonly (readonly [key: string, name: string, schedule: ClujSchedule, service: ClujService])[] = [
  ['model1', 'Model 1, point-to-point', 'model1', 'point-to-point'],
  ['model2', 'Model 2, point-to-point', 'model2', 'point-to-point'],
  ['none', 'one block, point-to-point', 'none', 'point-to-point'],
  ['model1-cs', 'Model 1, client-server', 'model1', 'client-server'],
  ['model2-cs', 'Model 2, client-server', 'model2', 'client-server'],
  ['model1-bc', 'Model 1, broadcast', 'model1', 'broadcast'],
  ['model2-bc', 'Model 2, broadcast', 'model2', 'broadcast'],
];

const variants: readonly Variant[] = FORMS.map(([key, name, schedule, service]) => {
  const { base, ...rest } = form('where the time went', QUESTION, { key, name, network: 'atm', service, schedule });
  return { ...rest, base: () => accounted(base()) };
});

const percent = (share: number): string => `${share.toFixed(0)}\u00A0%`;

function findings({ series }: Collected): Findings {
  const stacks = FORMS.map(([key, name], index) => ({ key, name, stack: stackAt(series, index + 1) }));
  const known = stacks.flatMap(({ key, name, stack }) => (stack === null ? [] : [{ key, name, stack }]));
  if (known.length < stacks.length) return { title: '', checks: [], notes: [] };
  const [first, second] = known.map(({ stack }) => stack);
  const client = known.filter(({ name }) => name.endsWith('point-to-point'));
  const shareOf = ({ stack }: { readonly stack: Stack }) => stack.shareOf('sender-cpu') + stack.shareOf('receiver-cpu');
  const broadcast = known.filter(({ name }) => name.endsWith('broadcast'));
  return {
    title: `Point-to-point the longest part is the ${first?.name ?? ''} with Model 1 (${percent(first?.percent ?? 0)}) and with Model 2 the ${second?.name ?? ''} (${percent(second?.percent ?? 0)})`,
    checks: [
      {
        statement:
          'Point-to-point the clients\u2019 and the server\u2019s CPUs are busy on more of the path than the line',
        holds: client.every(
          ({ stack }) => shareOf({ stack }) + stack.shareOf('relay-cpu') > stack.shareOf('serialisation'),
        ),
        detail: client
          .map(
            (entry) =>
              `${entry.name.split(',')[0] ?? ''} ${percent(shareOf(entry))} and ${percent(entry.stack.shareOf('relay-cpu'))}, line ${percent(entry.stack.shareOf('serialisation'))}`,
          )
          .join('; '),
      },
      {
        statement: 'In a broadcast the server\u2019s CPU is the longest part',
        holds: broadcast.every(({ stack }) => stack.cause === 'relay-cpu'),
        detail: broadcast.map(({ name, stack }) => `${name} ${percent(stack.shareOf('relay-cpu'))}`).join(', '),
      },
    ],
    notes: [
      'One run each: parts of medians over many seeds would not sum. The path is the one to the last receive call, so work in the shadow of something longer is not on it.',
      'Where sender and receiver are one machine, work that its CPU has in front of the flow\u2019s counts as what waited: receiving delays sending.',
      'Costs of the CPUs are fitted to table 1, some of them unexplained: the division between CPU and the rest is as good as that fit.',
    ],
  };
}

export const clujTime: VariantsExperiment = {
  kind: 'variants',
  form: 'account',
  id: 'cluj-time',
  paper: 'cluj',
  topics: ['relay', 'source'],
  label: 'Where the time went',
  question: QUESTION,
  base: firstOf(variants),
  variants,
  series: 'measures',
  measures: accountMeasures(1),
  x: { label: 'Transfer', unit: '' },
  y: { label: 'Elapsed time, r_f \u2212 s_i', unit: 'ms' },
  quality: clujQuality({ quick: 1, full: 1 }),
  parameters: clujParameters('atm'),
  paperPoints: [],
  findings,
};
