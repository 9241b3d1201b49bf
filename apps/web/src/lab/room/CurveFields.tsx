/** What a class is asked to draw: the goodput of one flow, over which time, and how high the axis goes. */
import { say } from '@lanelab/messages/room';
import type { Scenario } from '@lanelab/scenario';
import { useMemo } from 'react';
import { readNumber } from '../../base/format/read-number.ts';
import { Select } from '../../base/ui/Select.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { namesOf } from '../../playback/run/names.ts';
import { CURVE_UNIT, type DrawnForm } from './curves.ts';
import styles from './Room.module.css';

/** The fields as they are typed. */
export interface TypedCurve {
  /** Number of the flow; empty where the network has none. */
  readonly flow: string;
  readonly from: string;
  readonly to: string;
  readonly top: string;
}

/** Mb/s at the top of the axis, unless the teacher says otherwise: a line of 25.6 Mb/s fits below. */
const USUAL_TOP = '30';
const FIELDS = ['from', 'to', 'top'] as const;

/** The first flow of data: a ping has next to no goodput. */
const firstFlow = ({ model: { flows } }: Scenario) => flows.find(({ kind }) => kind !== 'ping') ?? flows[0];

export const firstCurve = (scenario: Scenario): TypedCurve => ({
  flow: String(firstFlow(scenario)?.id ?? ''),
  from: '0',
  to: String(scenario.model.durationPs / 1e12),
  top: USUAL_TOP,
});

/** Null where a field says nothing that can be drawn. */
export function readCurve({ flow, from, to, top }: TypedCurve): DrawnForm | null {
  const [fromS, toS, most] = [readNumber(from), readNumber(to), readNumber(top)];
  if (flow === '' || fromS === null || toS === null || most === null) return null;
  if (fromS < 0 || toS <= fromS || most <= 0) return null;
  return { type: 'curve', flow: Number(flow), fromS, toS, top: most };
}

interface CurveFieldsProps {
  readonly scenario: Scenario;
  readonly curve: TypedCurve;
  readonly problem: string | null;
  readonly onChange: (curve: TypedCurve) => void;
}

export function CurveFields({ scenario, curve, problem, onChange }: CurveFieldsProps) {
  const names = useMemo(() => namesOf(scenario), [scenario]);
  const flows = scenario.model.flows.map(({ id }) => ({ value: String(id), label: names.flowOf(id) }));
  return (
    <div className={styles.form} data-testid="ask-curve">
      <Select
        label={say('ask.flow')}
        options={flows}
        value={curve.flow}
        onChange={(flow) => onChange({ ...curve, flow })}
        testId="ask-flow"
      />
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          label={say(`ask.${field}`)}
          value={curve[field]}
          unit={field === 'top' ? CURVE_UNIT : 's'}
          onChange={(value) => onChange({ ...curve, [field]: value })}
          testId={`ask-${field}`}
        />
      ))}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}
