/** The fields of each form of an answer. */
import type { AnswerForm } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { TextInput } from '../../base/ui/TextInput.tsx';
import type { FormOf } from '../answers/forms.ts';
import styles from './edit.module.css';
import { EntryList } from './fields/EntryList.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { WordsField } from './fields/WordsField.tsx';
import { OptionFields } from './OptionFields.tsx';

/** As the document allows. */
const LARGEST = 1e15;
const LONGEST_RUN_S = 9_000;
const MOST_NEAR = 12;
const SENTENCE = 1_000;

interface FormFieldsProps<Form extends AnswerForm> {
  readonly form: Form;
  readonly onChange: (form: Form, field: string) => void;
}

export function AnswerFormFields({ form, onChange }: FormFieldsProps<AnswerForm>) {
  switch (form.kind) {
    case 'number':
      return <NumberForm form={form} onChange={onChange} />;
    case 'choice':
    case 'order':
      return <OptionFields form={form} onChange={onChange} />;
    case 'word':
      return (
        <WordsField
          label={say('answer.label')}
          text={form.label}
          most={300}
          onChange={(label) => onChange({ ...form, label }, 'label')}
          testId="answer-label"
        />
      );
    case 'curve':
      return <CurveForm form={form} onChange={onChange} />;
  }
}

function NumberForm({ form, onChange }: FormFieldsProps<FormOf<'number'>>) {
  const { min, max, near = [], ...rest } = form;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const known = near.length === 0 ? {} : { near };
  const { min: _min, ...noMin } = limits;
  const { max: _max, ...noMax } = limits;
  return (
    <>
      <div className={styles.row}>
        <TextInput
          isText
          label={say('answer.unit')}
          value={form.unit}
          onChange={(unit) => onChange({ ...form, unit: unit.slice(0, 20) }, 'unit')}
          testId="answer-unit"
        />
        <NumberField
          label={say('answer.min')}
          value={min}
          min={-LARGEST}
          max={LARGEST}
          onChange={(value) => onChange({ ...rest, ...known, ...limits, min: value }, 'min')}
          onClear={() => onChange({ ...rest, ...known, ...noMin }, 'min')}
        />
        <NumberField
          label={say('answer.max')}
          value={max}
          min={-LARGEST}
          max={LARGEST}
          onChange={(value) => onChange({ ...rest, ...known, ...limits, max: value }, 'max')}
          onClear={() => onChange({ ...rest, ...known, ...noMax }, 'max')}
        />
      </div>
      <EntryList
        name={(number) => say('answer.near', { number })}
        entries={near}
        most={MOST_NEAR}
        fresh={() => ({ value: 0, percent: 1, says: '' })}
        add={say('answer.add-near')}
        onChange={(next) => onChange({ ...rest, ...limits, ...(next.length === 0 ? {} : { near: next }) }, 'near')}
        testId="answer-near"
      >
        {(entry, _, change) => (
          <>
            <div className={styles.row}>
              <NumberField
                label={say('answer.near-value')}
                value={entry.value}
                min={-LARGEST}
                max={LARGEST}
                onChange={(value) => change({ ...entry, value })}
              />
              <NumberField
                label={say('answer.near-percent')}
                value={entry.percent}
                min={0}
                max={100}
                unit="%"
                onChange={(percent) => change({ ...entry, percent })}
              />
            </div>
            <WordsField
              label={say('says')}
              text={entry.says}
              most={SENTENCE}
              onChange={(says) => change({ ...entry, says })}
              testId="answer-near-says"
            />
          </>
        )}
      </EntryList>
    </>
  );
}

function CurveForm({ form, onChange }: FormFieldsProps<FormOf<'curve'>>) {
  const seconds = (key: 'fromS' | 'toS') => (
    <NumberField
      label={say(`curve.${key}`)}
      value={form[key]}
      min={0}
      max={LONGEST_RUN_S}
      unit="s"
      onChange={(value) => onChange({ ...form, [key]: value }, key)}
    />
  );
  return (
    <div className={styles.row}>
      <TextInput
        isText
        label={say('curve.series')}
        value={form.series}
        onChange={(series) => onChange({ ...form, series: series.slice(0, 100) || form.series }, 'series')}
        note={say('curve.series-note')}
      />
      <TextInput
        isText
        label={say('answer.unit')}
        value={form.unit}
        onChange={(unit) => onChange({ ...form, unit: unit.slice(0, 20) || form.unit }, 'unit')}
      />
      {seconds('fromS')}
      {seconds('toS')}
      <NumberField
        label={say('curve.points')}
        value={form.points}
        min={4}
        max={60}
        isWhole
        onChange={(points) => onChange({ ...form, points }, 'points')}
      />
      <NumberField
        label={say('curve.top')}
        value={form.top}
        min={1e-9}
        max={LARGEST}
        onChange={(top) => onChange({ ...form, top }, 'top')}
      />
    </div>
  );
}
