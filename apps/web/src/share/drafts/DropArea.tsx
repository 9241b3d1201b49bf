/** A file or a link dropped on any page opens, or is added where it was dropped: an overlay says so while something is dragged over the window. */

import { say } from '@lanelab/messages/my-scenarios';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../base/format/reason.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import styles from './DropArea.module.css';
import { takerAt } from './drop-taker.ts';

type State =
  /** `adding`: over a place that takes a scenario in, and does not open it. */
  { readonly state: 'idle' | 'over' | 'adding' | 'reading' } | { readonly state: 'refused'; readonly problem: string };

const idle: State = { state: 'idle' };

const carries = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer !== null && transfer.types.includes('Files');

const words = {
  over: () => say('drop-area.drop-a-scenario-here-to'),
  adding: () => say('drop-area.drop-to-add'),
  reading: () => say('drop-area.reading-the-file'),
};

export function DropArea() {
  const [shown, setShown] = useState<State>(idle);
  /** Elements that the pointer has entered and not left: `dragleave` comes for every child too. */
  const depth = useRef(0);

  useEffect(() => {
    const onEnter = (event: DragEvent) => {
      if (!carries(event.dataTransfer)) return;
      event.preventDefault();
      depth.current += 1;
      setShown({ state: 'over' });
    };
    const onOver = (event: DragEvent) => {
      if (!carries(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      const state = takerAt(event.target) === null ? 'over' : 'adding';
      setShown((now) => (now.state === state ? now : { state }));
    };
    const onLeave = (event: DragEvent) => {
      if (!carries(event.dataTransfer)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setShown(idle);
    };
    const onDrop = (event: DragEvent) => {
      depth.current = 0;
      if (!carries(event.dataTransfer) || event.defaultPrevented) return setShown(idle);
      event.preventDefault();
      const { files } = event.dataTransfer;
      const [file] = files;
      if (file === undefined) return setShown(idle);
      if (files.length > 1)
        return setShown({
          state: 'refused',
          problem: say('drop-area.length-files-at-once-drop', { length: files.length }),
        });
      setShown({ state: 'reading' });
      const [taker, at] = [takerAt(event.target), { x: event.clientX, y: event.clientY }];
      const open = async () => (await import('./open-dropped.ts')).openDropped(file, taker, at);
      open().then(
        (problem) => setShown(problem === null ? idle : { state: 'refused', problem }),
        (error: unknown) =>
          setShown({
            state: 'refused',
            problem: say('drop-area.name-could-not-be-opened', {
              name: file.name,
              value: reasonOf(error),
            }),
          }),
      );
    };
    addEventListener('dragenter', onEnter);
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragenter', onEnter);
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);

  if (shown.state === 'idle') return null;
  if (shown.state === 'refused') {
    return (
      <div className={styles.refused}>
        <Notice
          kind="error"
          title={say('drop-area.not-opened')}
          testId="drop-refused"
          actions={<Button onPress={() => setShown(idle)}>{say('drop-area.close')}</Button>}
        >
          {say('drop-area.problem-what-was-open-before', { problem: shown.problem })}
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.over} role="status" data-testid="drop-over">
      <p>{words[shown.state]()}</p>
    </div>
  );
}
