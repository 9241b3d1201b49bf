/** Places made beforehand: a code for each student, printed as slips to be cut out. */
import { say } from '@lanelab/messages/assign';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { TextArea } from '../../base/ui/TextArea.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import type { Place } from '../../share/assignments/answers.ts';
import { makePlaces } from '../../share/assignments/server.ts';
import { StoreError } from '../../share/links/ask-server.ts';
import { CodesSheet } from './CodesSheet.tsx';
import styles from './give.module.css';
import { readPlaces } from './places.ts';

interface PlacesPartProps {
  readonly code: string;
  readonly teacherKey: string;
  readonly title: string;
}

export function PlacesPart({ code, teacherKey, title }: PlacesPartProps) {
  const [names, setNames] = useState('');
  const [count, setCount] = useState('');
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const make = async () => {
    const read = readPlaces(names, count);
    if (!read.ok) return setProblem(read.problem);
    setWorking(true);
    try {
      const made = await makePlaces(code, teacherKey, read.names);
      setPlaces([...places, ...made]);
      setNames('');
      setCount('');
      setProblem(null);
      setSheetOpen(true);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      setProblem(error.message);
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className={styles.places} data-testid="places">
      <p className="muted">{say('places.says')}</p>
      <TextArea
        label={say('places.names')}
        value={names}
        rows={5}
        onChange={setNames}
        note={say('places.names.says')}
        testId="place-names"
      />
      <TextInput label={say('places.count')} value={count} onChange={setCount} testId="place-count" />
      {problem === null ? null : (
        <Notice kind="error" title={say('places.failed')} testId="places-problem">
          {problem}
        </Notice>
      )}
      <p className={styles.buttons}>
        <Button onPress={() => void make()} isDisabled={isWorking} data-testid="make-places">
          {say('places.make')}
        </Button>
        {places.length === 0 ? null : (
          <Button onPress={() => setSheetOpen(true)} data-testid="show-places">
            {say('places.again')}
          </Button>
        )}
      </p>
      {isSheetOpen ? (
        <CodesSheet title={title} classCode={code} places={places} onClose={() => setSheetOpen(false)} />
      ) : null}
    </div>
  );
}
