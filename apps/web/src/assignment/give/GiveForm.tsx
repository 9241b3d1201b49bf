/** Asks for the settings of a class, makes it, and shows how students come in. */
import type { Lesson } from '@lanelab/lessons';
import { showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/assign';
import { useRef, useState } from 'react';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { navigate } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { useLostFocus } from '../../base/ui/use-lost-focus.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { CreatedAssignment } from '../../share/assignments/answers.ts';
import { keepClassKey } from '../../share/assignments/keyring.ts';
import { teachAddress } from '../../share/assignments/links.ts';
import { giveLesson } from '../../share/assignments/server.ts';
import { StoreError } from '../../share/links/ask-server.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { newSettings, readSettings, type SettingsFaults } from '../settings/settings-draft.ts';
import { ClassCode, ClassLinks } from './ClassLinks.tsx';
import styles from './give.module.css';
import { PlacesPart } from './PlacesPart.tsx';

export function GiveForm({ lesson }: { readonly lesson: Lesson }) {
  const [draft, setDraft] = useState(() => newSettings(Date.now()));
  const [faults, setFaults] = useState<SettingsFaults>({});
  const [made, setMade] = useState<CreatedAssignment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const ready = useRef<HTMLHeadingElement>(null);
  useLostFocus(made === null, () => ready.current);
  const make = async () => {
    const nowMs = Date.now();
    const read = readSettings(draft, { nowMs, createdAtMs: nowMs });
    setFaults(read.ok ? {} : read.faults);
    if (!read.ok) return;
    setWorking(true);
    setProblem(null);
    try {
      const created = await giveLesson(lesson, read.settings);
      keepClassKey('teacher', created.assignment.id, created.teacherKey);
      setMade(created);
      announceAnswer(say('made.announced', { code: showCode(created.assignment.id) }));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      setProblem(error.message);
    } finally {
      setWorking(false);
    }
  };
  if (made !== null) {
    const { assignment, teacherKey } = made;
    return (
      <>
        <h2 ref={ready} tabIndex={-1} data-testid="class-made">
          {say('made')}
        </h2>
        <ClassCode code={assignment.id} />
        <ClassLinks code={assignment.id} teacherKey={teacherKey} />
        <p className={styles.buttons}>
          <Button kind="main" onPress={() => navigate(teachAddress(assignment.id))} data-testid="open-teach">
            {say('made.open')}
          </Button>
        </p>
        <Fold title={say('places')} level={2} isOpenFirst={assignment.settings.join !== 'name'} testId="places-fold">
          <PlacesPart code={assignment.id} teacherKey={teacherKey} title={plainText(assignment.title)} />
        </Fold>
      </>
    );
  }
  return (
    <>
      <SettingsForm draft={draft} faults={faults} onChange={setDraft} hasDraws={lesson.draws.length > 0} />
      {problem === null ? null : (
        <Notice kind="error" title={say('make.failed')} testId="make-failed">
          {problem}
        </Notice>
      )}
      <p className={styles.buttons}>
        <Button kind="main" onPress={() => void make()} isDisabled={isWorking} data-testid="make-class">
          {say(isWorking ? 'make.working' : 'make')}
        </Button>
      </p>
    </>
  );
}
