/** The options of a choice, with those that are right, or the items of an order as they belong. */
import { type AnswerOption, namesExpected } from '@lanelab/lessons';
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/lesson-edit';
import { Check } from '../../base/ui/Check.tsx';
import { freeId } from '../../share/lessons/new-lesson.ts';
import type { FormOf } from '../answers/forms.ts';
import { EntryList } from './fields/EntryList.tsx';
import { WordsField } from './fields/WordsField.tsx';

/** As the document allows. */
const LEAST = 2;
const MOST = 12;
const LABEL = 300;
const SENTENCE = 1_000;

interface OptionFieldsProps {
  readonly form: FormOf<'choice'> | FormOf<'order'>;
  readonly onChange: (form: FormOf<'choice'> | FormOf<'order'>, field: string) => void;
}

/** Options by letters: `a`, `b`, … */
const freshOption = (options: readonly AnswerOption[]): AnswerOption => {
  const taken = options.map(({ id }) => id);
  const letter = 'abcdefghijklmnopqrstuvwxyz'.split('').find((one) => !taken.includes(one));
  return { id: letter ?? freeId(taken, 'option'), text: '' };
};

/** What is right and follows a draw, such as `{fault}`: no option has that id. */
const drawnOf = (right: readonly string[] = []) => right.filter((id) => namesExpected(id).length > 0);

/** The choice with other options: what is right is one of them or drawn, and only one where one is asked for. */
function choiceWith(form: FormOf<'choice'>, options: AnswerOption[], right: readonly string[]): FormOf<'choice'> {
  const known = [...options.map(({ id }) => id).filter((id) => right.includes(id)), ...drawnOf(right)];
  const [first] = options;
  const kept = known.length > 0 ? known : first === undefined ? [] : [first.id];
  return { ...form, options, right: form.several ? kept : kept.slice(0, 1) };
}

export function OptionFields({ form, onChange }: OptionFieldsProps) {
  const isChoice = form.kind === 'choice';
  const options = isChoice ? form.options : form.items;
  const drawn = drawnOf(form.right);
  const changeOptions = (next: AnswerOption[], field: string) =>
    onChange(isChoice ? choiceWith(form, next, form.right) : { ...form, items: next }, field);
  const setRight = (id: string, isOn: boolean) => {
    if (!isChoice) return;
    const others = form.several ? form.right.filter((one) => one !== id) : [];
    onChange(choiceWith(form, form.options, isOn ? [...others, id] : others), 'right');
  };
  return (
    <>
      {isChoice ? (
        <Check
          label={say('answer.several')}
          isOn={form.several}
          onChange={(several) => onChange(choiceWith({ ...form, several }, form.options, form.right), 'several')}
          testId="answer-several"
        />
      ) : (
        <p className="muted">{say('answer.order-says')}</p>
      )}
      {drawn.length === 0 ? null : (
        <p className="muted" data-testid="right-is-drawn">
          {say('answer.right-drawn', { texts: list(drawn) })}
        </p>
      )}
      <EntryList
        name={(number) => say(isChoice ? 'answer.option' : 'answer.item', { number })}
        entries={options}
        least={LEAST}
        most={MOST}
        fresh={() => freshOption(options)}
        add={say(isChoice ? 'answer.add-option' : 'answer.add-item')}
        onChange={(next) => changeOptions(next, 'options')}
        testId="option"
      >
        {(option, index, change) => {
          const { says, ...rest } = option;
          return (
            <>
              <WordsField
                label={say('answer.text')}
                text={option.text}
                most={LABEL}
                onChange={(text) => change({ ...option, text })}
                testId={`option-text-${index + 1}`}
              />
              {isChoice ? (
                <Check
                  label={say('answer.right')}
                  isOn={form.right.includes(option.id)}
                  onChange={(isOn) => setRight(option.id, isOn)}
                  testId={`option-right-${index + 1}`}
                />
              ) : null}
              <WordsField
                label={say('answer.says')}
                text={says}
                most={SENTENCE}
                onChange={(next) => change(next === '' ? rest : { ...rest, says: next })}
                testId={`option-says-${index + 1}`}
              />
            </>
          );
        }}
      </EntryList>
    </>
  );
}
