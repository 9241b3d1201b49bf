/** The class, live: the whole of it, one student, or its code for the room. */

import { showCode } from '@lanelab/lessons/class-code';
import { say as sayAssign } from '@lanelab/messages/assign';
import { say as sayShared } from '@lanelab/messages/assignments';
import { say } from '@lanelab/messages/teach';
import type { ReactNode } from 'react';
import { formatDateTime, formatTime } from '../../base/format/date.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Link } from '../../base/ui/Link.tsx';
import type { Address } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { Overview } from '../../share/assignments/answers.ts';
import { joinAddress, teachAddress } from '../../share/assignments/links.ts';
import { LinkField } from '../../share/dialog/LinkField.tsx';
import { dueWords } from '../due.ts';
import { ClassCode, onThisHost } from '../give/ClassLinks.tsx';
import { AskKey } from './AskKey.tsx';
import { ClassTable } from './ClassTable.tsx';
import { ClassTools } from './ClassTools.tsx';
import { StepBars } from './StepBars.tsx';
import { StudentView } from './StudentView.tsx';
import { joinedOf } from './step-counts.ts';
import styles from './teach.module.css';
import { type LiveOverview, useOverview } from './use-overview.ts';

interface ClassPageProps {
  readonly code: string;
  readonly teacherKey: string;
  readonly address: Address;
}

export function ClassPage({ code, teacherKey, address }: ClassPageProps) {
  const live = useOverview(code, teacherKey);
  const { overview, error, refresh } = live;
  usePageTitle(overview === null ? say('title') : plainText(overview.assignment.title));
  if (overview === null && error !== null) {
    if (error.kind === 'key') return <AskKey code={code} reason={say('key-wrong')} />;
    return (
      <div className={styles.page} data-testid="teach-page">
        <h1>{say('title')}</h1>
        <Notice
          kind="error"
          title={sayShared('cannot-be-opened')}
          actions={<Button onPress={() => void refresh()}>{sayShared('again')}</Button>}
          testId="teach-refused"
        >
          {error.message}
        </Notice>
      </div>
    );
  }
  if (overview === null)
    return (
      <p className={styles.page} role="status">
        {sayShared('loading')}
      </p>
    );
  const query = new URLSearchParams(address.search);
  const student = overview.students.find(({ id }) => id === query.get('student'));
  return (
    <div className={styles.page} data-testid="teach-page">
      <Head live={live} overview={overview} />
      {student !== undefined ? (
        <StudentView
          key={student.id}
          code={code}
          teacherKey={teacherKey}
          student={student}
          steps={overview.steps}
          onChanged={refresh}
        />
      ) : query.get('view') === 'code' ? (
        <Code code={code} />
      ) : (
        <>
          <ClassTools code={code} teacherKey={teacherKey} overview={overview} onChanged={refresh} />
          <StepBars overview={overview} />
          <ClassTable code={code} overview={overview} />
        </>
      )}
    </div>
  );
}

/** What is asked of the class, until when, and how far it is. */
function Head({ live, overview }: { readonly live: LiveOverview; readonly overview: Overview }) {
  const { assignment, students, nowMs } = overview;
  const joined = joinedOf(overview);
  const handed = joined.filter(({ submissions }) => submissions.length > 0).length;
  const late = joined.filter(({ submissions }) => submissions.at(-1)?.isLate === true).length;
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1 data-authored>{plainText(assignment.title)}</h1>
        <p role="status" className="muted" data-testid="live">
          {live.error === null
            ? say('live.at', { time: formatTime(live.atMs) })
            : say('live.lost', { reason: live.error.message })}
        </p>
      </div>
      <p data-testid="teach-due">{dueWords(assignment.settings, nowMs)}</p>
      <FactList
        facts={[
          { label: say('fact.code'), value: <code className={styles.code}>{showCode(assignment.id)}</code> },
          {
            label: say('fact.joined'),
            value: say('fact.joined.of', { joined: joined.length, free: students.length - joined.length }),
          },
          {
            label: say('fact.handed'),
            value: (
              <>
                {say('fact.handed.of', { handed, joined: joined.length })}
                {late === 0 ? null : `, ${say('fact.late', { count: late })}`}
              </>
            ),
          },
          { label: say('fact.erased'), value: formatDateTime(assignment.eraseAtMs) },
        ]}
      />
    </header>
  );
}

interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The code for the whole room; the private link stays off the wall. */
function Code({ code }: { readonly code: string }) {
  return (
    <>
      <p>
        <Link to={teachAddress(code)} data-testid="code-back">
          {say('one.back')}
        </Link>
      </p>
      <ClassCode code={code} />
      <LinkField label={sayAssign('links.class')} link={onThisHost(joinAddress(code))} testId="class-link" />
    </>
  );
}
