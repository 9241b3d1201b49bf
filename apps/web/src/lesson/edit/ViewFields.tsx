/** The view with which a step opens: the instant, the speed of the clock, the layer, outlined devices. */
import type { StepView } from '@lanelab/lessons';
import { say as sayLayer } from '@lanelab/messages/layer-choice';
import { say } from '@lanelab/messages/lesson-edit';
import { LAYERS } from '@lanelab/scenario';
import { Select } from '../../base/ui/Select.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { readTime } from '../../lecture/edit/changes.ts';
import { speedSteps, speedWords } from '../../playback/speed-words.ts';
import { writeTime } from '../../share/links/link-options.ts';
import styles from './edit.module.css';
import { useTyped } from './fields/use-typed.ts';
import type { StepPartProps } from './model/step-props.ts';

/** As the document allows. */
const MOST_SELECTED = 50;
const LONGEST_NAME = 80;
const DEFAULT = 'default';

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim().slice(0, LONGEST_NAME))
    .filter((name) => name !== '')
    .slice(0, MOST_SELECTED);

type Parts = { readonly [Key in keyof StepView]: StepView[Key] | undefined };

/** The view without what is left to the lab; undefined where that is everything. */
function viewOf(parts: Parts): StepView | undefined {
  const entries = Object.entries(parts).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export function ViewFields({ step, onChange }: StepPartProps) {
  const { view = {}, ...rest } = step;
  const change = (parts: Parts, field: string) => {
    const next = viewOf({ ...view, ...parts });
    onChange(next === undefined ? rest : { ...rest, view: next }, field);
  };
  const [instant, typeInstant] = useTyped(view.timePs === undefined ? '' : writeTime(view.timePs), (text) => {
    if (text.trim() === '') return '';
    const timePs = readTime(text);
    return timePs === null ? null : writeTime(timePs);
  });
  const [names, typeNames] = useTyped((view.selects ?? []).join(', '), (text) => namesIn(text).join(', '));
  const speeds = speedSteps.filter((speed) => speed !== 'max');
  return (
    <div className={styles.row}>
      <TextInput
        isText
        label={say('view.instant')}
        value={instant}
        onChange={(text) => {
          typeInstant(text);
          const timePs = readTime(text);
          if (text.trim() === '') change({ timePs: undefined }, 'view.timePs');
          else if (timePs !== null) change({ timePs }, 'view.timePs');
        }}
        error={instant.trim() === '' || readTime(instant) !== null ? null : say('view.no-time', { text: instant })}
        testId="step-instant"
      />
      <Select
        label={say('view.speed')}
        value={view.speedPs === undefined ? DEFAULT : String(view.speedPs)}
        options={[
          { value: DEFAULT, label: say('view.default') },
          ...[...new Set([...speeds, ...(view.speedPs === undefined ? [] : [view.speedPs])])].map((speed) => ({
            value: String(speed),
            label: speedWords(speed),
          })),
        ]}
        onChange={(value) => change({ speedPs: value === DEFAULT ? undefined : Number(value) }, 'view.speedPs')}
      />
      <Select
        label={say('view.layer')}
        value={view.layer ?? DEFAULT}
        options={[
          { value: DEFAULT, label: say('view.default') },
          ...LAYERS.map((layer) => ({ value: layer, label: sayLayer(`${layer}.title`) })),
        ]}
        onChange={(value) => change({ layer: LAYERS.find((layer) => layer === value) }, 'view.layer')}
      />
      <TextInput
        isText
        label={say('view.selects')}
        value={names}
        onChange={(text) => {
          typeNames(text);
          const selects = namesIn(text);
          change({ selects: selects.length === 0 ? undefined : selects }, 'view.selects');
        }}
        note={say('view.selects-note')}
        testId="step-selects"
      />
    </div>
  );
}
