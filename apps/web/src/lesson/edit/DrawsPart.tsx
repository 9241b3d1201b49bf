/** Draws of a lesson: what differs from student to student, each with its alternatives. */
import type { Alternative, Draw } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { freeId } from '../../share/lessons/new-lesson.ts';
import { ChangesField } from './fields/ChangesField.tsx';
import { EntryList } from './fields/EntryList.tsx';
import { LinesField } from './fields/LinesField.tsx';
import { useTyped } from './fields/use-typed.ts';
import { namedValueLines, namedValuesOf } from './model/lines.ts';

/** As the document allows. */
const MOST_DRAWS = 10;
const MOST_ALTERNATIVES = 50;
const LONGEST_ID = 40;
const MOST_VALUES = 30;

const fresh = (): Alternative => ({ values: {}, changes: [] });

interface DrawsPartProps {
  readonly draws: Draw[];
  readonly onChange: (draws: Draw[]) => void;
}

export function DrawsPart({ draws, onChange }: DrawsPartProps) {
  return (
    <>
      <p className="muted">{say('draws.says')}</p>
      <EntryList
        name={(number) => say('draw', { number })}
        entries={draws}
        most={MOST_DRAWS}
        fresh={() => ({
          id: freeId(
            draws.map(({ id }) => id),
            'draw',
          ),
          of: [fresh()],
        })}
        add={say('draw.add')}
        onChange={onChange}
        testId="draw"
      >
        {(draw, _, change) => (
          <>
            <DrawName id={draw.id} onChange={(id) => change({ ...draw, id })} />
            <EntryList
              name={(number) => say('alternative', { number })}
              entries={draw.of}
              least={1}
              most={MOST_ALTERNATIVES}
              fresh={fresh}
              add={say('alternative.add')}
              onChange={(of) => change({ ...draw, of })}
              testId="alternative"
            >
              {(alternative, at, changeOne) => (
                <>
                  <LinesField
                    label={say('alternative.values')}
                    note={say('alternative.values-note')}
                    entries={Object.entries(alternative.values)}
                    read={namedValuesOf}
                    write={(entries) => namedValueLines(Object.fromEntries(entries))}
                    most={MOST_VALUES}
                    onChange={(entries) => changeOne({ ...alternative, values: Object.fromEntries(entries) })}
                    isCode
                    testId={`alternative-values-${at + 1}`}
                  />
                  <ChangesField
                    label={say('network.changes')}
                    changes={alternative.changes}
                    onChange={(changes) => changeOne({ ...alternative, changes })}
                    testId={`alternative-changes-${at + 1}`}
                  />
                </>
              )}
            </EntryList>
          </>
        )}
      </EntryList>
    </>
  );
}

function DrawName({ id, onChange }: { readonly id: string; readonly onChange: (id: string) => void }) {
  const [text, type] = useTyped(id, (typed) => typed.trim().slice(0, LONGEST_ID) || null);
  return (
    <TextInput
      isText
      label={say('draw.id')}
      value={text}
      onChange={(typed) => {
        type(typed);
        const next = typed.trim().slice(0, LONGEST_ID);
        if (next !== '') onChange(next);
      }}
      error={text.trim() === '' ? say('id.missing') : null}
      testId="draw-id"
    />
  );
}
