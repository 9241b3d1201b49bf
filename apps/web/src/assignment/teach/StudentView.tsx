/** One student: each submission and the work as last saved, and erasing all of it. */
import { say } from '@lanelab/messages/teach';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/Choice.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { navigate } from '../../base/ui/location.ts';
import type { Overview, OverviewStudent } from '../../share/assignments/answers.ts';
import { teachAddress } from '../../share/assignments/links.ts';
import { eraseStudent } from '../../share/assignments/server.ts';
import { studentName } from './ClassTable.tsx';
import { Confirm } from './Confirm.tsx';
import { HandedView } from './HandedView.tsx';
import styles from './teach.module.css';

interface StudentViewProps {
  readonly code: string;
  readonly teacherKey: string;
  readonly student: OverviewStudent;
  readonly steps: Overview['steps'];
  readonly onChanged: () => Promise<void>;
}

/** In place of the number of a submission. */
const SAVED = 'saved';

export function StudentView({ code, teacherKey, student, steps, onChanged }: StudentViewProps) {
  const { submissions } = student;
  const newest = submissions.at(-1);
  const [shown, setShown] = useState(newest === undefined ? SAVED : String(newest.number));
  const [isErasing, setErasing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = studentName(student);
  const submission = submissions.find(({ number }) => String(number) === shown) ?? null;
  const options = [
    ...submissions.map(({ number }) => ({ value: String(number), label: say('one.number', { number }) })),
    { value: SAVED, label: say('one.unsent') },
  ];
  return (
    <section className={styles.one} data-testid="student-view">
      <p>
        <Link to={teachAddress(code)} data-testid="student-back">
          {say('one.back')}
        </Link>
      </p>
      <h2 ref={heading} tabIndex={-1} data-authored>
        {name}
      </h2>
      <Choice
        label={say('one.which')}
        options={options}
        value={shown}
        onChange={setShown}
        testId="student-submissions"
      />
      <HandedView
        key={`${shown} ${submission?.state}`}
        code={code}
        teacherKey={teacherKey}
        studentId={student.id}
        submission={submission}
        steps={steps}
        onChanged={onChanged}
      />
      <p>
        <Button kind="quiet" onPress={() => setErasing(true)} data-testid="erase-student">
          {say('erase-student')}
        </Button>
      </p>
      {isErasing ? (
        <Confirm
          title={say('erase-student.title', { name })}
          yes={say('erase-student.yes')}
          no={say('erase-student.no')}
          onYes={async () => {
            await eraseStudent(code, teacherKey, student.id);
            navigate(teachAddress(code));
            await onChanged();
          }}
          onClose={() => setErasing(false)}
          testId="erase-student-dialog"
        >
          <p>{say('erase-student.says', { handed: submissions.length })}</p>
        </Confirm>
      ) : null}
    </section>
  );
}
