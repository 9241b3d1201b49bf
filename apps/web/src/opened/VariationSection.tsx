/** The knobs and switches of a shared scenario. */
import { NumberRow } from '../form/NumberRow.tsx';
import { StackRows } from '../stack/StackRows.tsx';
import type { StackChoices } from '../stack/stack-switches.ts';
import { Fold } from '../ui/Fold.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Opened.module.css';
import type { Knob, Turned } from './variation.ts';

interface VariationSectionProps {
  readonly knobs: readonly Knob[];
  readonly turned: Turned;
  readonly onTurn: (turned: Turned) => void;
  /** Null where no station runs TCP. */
  readonly choices: StackChoices | null;
  readonly onChoose: (choices: StackChoices) => void;
}

export function VariationSection({ knobs, turned, onTurn, choices, onChoose }: VariationSectionProps) {
  const turn = (knob: Knob, value: number) => {
    const { [knob.key]: _, ...others } = turned;
    onTurn(value === knob.value ? others : { ...others, [knob.key]: value });
  };
  return (
    <Section title="Run it another way" testId="what-if">
      <div className={styles.knobs}>
        {knobs.map((knob) => (
          <NumberRow
            key={knob.key}
            label={knob.label}
            unit={knob.unit}
            value={turned[knob.key] ?? knob.value}
            min={knob.min}
            max={knob.max}
            isInteger={knob.unit !== 's'}
            published={knob.value}
            onChange={(value) => turn(knob, value)}
            testId={`knob-${knob.key}`}
          />
        ))}
        {choices === null ? null : (
          <Fold title="TCP of every host" isOpenFirst testId="group-stack">
            <StackRows choices={choices} onChange={onChoose} />
          </Fold>
        )}
      </div>
      <p className="muted">The link you share carries what you set here.</p>
    </Section>
  );
}
