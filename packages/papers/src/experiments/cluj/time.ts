/** Cluj: where the time of a file through the layer 4 switch went, by model and service. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-cluj';
import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { accounted, accountMeasures, type Stack, stackAt } from '../../figures/account.ts';
import type { ClujSchedule, ClujService } from '../../networks/cluj/testbeds.ts';
import { clujParameters, clujQuality, firstOf, form, type Words } from './common.ts';

interface TimedForm {
  readonly key: string;
  readonly schedule: Extract<ClujSchedule, 'none' | 'model1' | 'model2'>;
  readonly service: Exclude<ClujService, 'point-to-multipoint'>;
}

const FORMS: readonly TimedForm[] = [
  { key: 'model1', schedule: 'model1', service: 'point-to-point' },
  { key: 'model2', schedule: 'model2', service: 'point-to-point' },
  { key: 'none', schedule: 'none', service: 'point-to-point' },
  { key: 'model1-cs', schedule: 'model1', service: 'client-server' },
  { key: 'model2-cs', schedule: 'model2', service: 'client-server' },
  { key: 'model1-bc', schedule: 'model1', service: 'broadcast' },
  { key: 'model2-bc', schedule: 'model2', service: 'broadcast' },
];

const fileOf =
  ({ schedule }: TimedForm): Words =>
  (speak) =>
    speak(schedule === 'none' ? 'file.one-block' : `file.${schedule}`);

const nameOf =
  (timed: TimedForm): Words =>
  (speak) =>
    speak('form.as-service', { file: fileOf(timed)(speak), service: speak(`service.${timed.service}`) });

const variants: readonly Variant[] = FORMS.map((timed) => {
  const { base, ...rest } = form('where the time went', (speak) => speak('time.question'), {
    ...timed,
    name: nameOf(timed),
    network: 'atm',
  });
  return { ...rest, base: () => accounted(base()) };
});

const percent = (share: number): string => fixed(share, 0);

function findings({ series }: Collected): Findings {
  const known = FORMS.flatMap((timed, index) => {
    const stack = stackAt(series, index + 1);
    return stack === null ? [] : [{ timed, stack }];
  });
  if (known.length < FORMS.length) return { title: '', checks: [], notes: [] };
  const [first, second] = known.map(({ stack }) => stack);
  const client = known.filter(({ timed }) => timed.service === 'point-to-point');
  const shareOf = ({ stack }: { readonly stack: Stack }) => stack.shareOf('sender-cpu') + stack.shareOf('receiver-cpu');
  const broadcast = known.filter(({ timed }) => timed.service === 'broadcast');
  return {
    title: say('time.finding', {
      first: first?.name ?? '',
      firstShare: percent(first?.percent ?? 0),
      second: second?.name ?? '',
      secondShare: percent(second?.percent ?? 0),
    }),
    checks: [
      {
        statement: say('time.cpus'),
        holds: client.every(
          ({ stack }) => shareOf({ stack }) + stack.shareOf('relay-cpu') > stack.shareOf('serialisation'),
        ),
        detail: client
          .map((entry) =>
            say('time.cpus.detail', {
              file: fileOf(entry.timed)(say),
              clients: percent(shareOf(entry)),
              server: percent(entry.stack.shareOf('relay-cpu')),
              line: percent(entry.stack.shareOf('serialisation')),
            }),
          )
          .join('; '),
      },
      {
        statement: say('time.broadcast'),
        holds: broadcast.every(({ stack }) => stack.cause === 'relay-cpu'),
        detail: broadcast
          .map(({ timed, stack }) =>
            say('time.broadcast.detail', { form: nameOf(timed)(say), share: percent(stack.shareOf('relay-cpu')) }),
          )
          .join(', '),
      },
    ],
    notes: [say('time.note.one-run'), say('time.note.one-machine'), say('time.note.fitted')],
  };
}

export const clujTime: VariantsExperiment = {
  kind: 'variants',
  form: 'account',
  id: 'cluj-time',
  paper: 'cluj',
  topics: ['relay', 'source'],
  label: sayCommon('label.time-account'),
  question: say('time.question'),
  base: firstOf(variants),
  variants,
  series: 'measures',
  measures: accountMeasures(1),
  x: { label: say('time.x'), unit: '' },
  y: { label: say('time.y'), unit: 'ms' },
  quality: clujQuality({ quick: 1, full: 1 }),
  parameters: clujParameters('atm'),
  paperPoints: [],
  findings,
};
