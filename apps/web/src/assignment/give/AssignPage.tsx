/** `/assign`: giving a lesson to a class. A form of settings first, then the code, the links and the codes for students. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/assign';
import { say as sayShared } from '@lanelab/messages/assignments';
import { say as sayLesson } from '@lanelab/messages/lesson';
import { useCallback, useMemo } from 'react';
import { hasServer, withoutServer } from '../../base/ui/edition.ts';
import { Link } from '../../base/ui/Link.tsx';
import type { Address } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { openLesson } from '../../lesson/play/open-lesson.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { type GivenSource, givenBy } from '../../share/assignments/links.ts';
import { GiveForm } from './GiveForm.tsx';
import styles from './give.module.css';
import { OwnClasses } from './OwnClasses.tsx';

export function AssignPage({ address }: { readonly address: Address }) {
  usePageTitle(say('title'));
  const { search } = address;
  const source = useMemo(() => givenBy(search), [search]);
  return (
    <div className={styles.page} data-testid="assign-page">
      <header className={styles.head}>
        <h1>{say('title')}</h1>
        <p className="muted">{say('says')}</p>
      </header>
      {hasServer ? (
        <>
          {source === null ? <Choose /> : <Asked key={search} source={source} />}
          <OwnClasses />
        </>
      ) : (
        <Notice kind="note" title={sayShared('needs-server')} testId="assign-no-server">
          {withoutServer}
        </Notice>
      )}
    </div>
  );
}

function Choose() {
  return (
    <p>
      {say('choose-lesson')} <Link to="/learn">{say('to-lessons')}</Link>
    </p>
  );
}

function Asked({ source }: { readonly source: GivenSource }) {
  const open = useCallback((asked: GivenSource) => openLesson(asked), []);
  const { value } = useFetched(source, open);
  if (value === null) return <p role="status">{sayLesson('open.loading')}</p>;
  if (!value.ok)
    return (
      <Notice kind="error" title={sayLesson('open.refused')} testId="assign-refused">
        {value.reason}
      </Notice>
    );
  const { lesson } = value.opened;
  return (
    <>
      <LessonFacts lesson={lesson} />
      <GiveForm lesson={lesson} />
    </>
  );
}

function LessonFacts({ lesson }: { readonly lesson: Lesson }) {
  return (
    <section className={styles.lesson} aria-label={say('facts.title')}>
      <b data-authored>{plainText(lesson.title)}</b>
      <p data-authored>{plainText(lesson.question)}</p>
      <p className="muted">{say('facts.steps', { count: lesson.steps.length, minutes: lesson.minutes })}</p>
    </section>
  );
}
