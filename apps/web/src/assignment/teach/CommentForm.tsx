/** The teacher’s comment on a submission, and giving it back. */
import { say } from '@lanelab/messages/teach';
import { useState } from 'react';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { TextArea } from '../../base/ui/TextArea.tsx';
import type { Submission } from '../../share/assignments/answers.ts';
import type { Marking } from '../../share/assignments/server.ts';
import styles from './teach.module.css';
import { useAction } from './use-action.ts';

const MOST_COMMENT = 4_000;

interface CommentFormProps {
  readonly submission: Submission;
  /** @throws StoreError */
  readonly onMark: (marking: Marking) => Promise<void>;
}

export function CommentForm({ submission, onMark }: CommentFormProps) {
  const { comment, returned } = submission;
  const [text, setText] = useState(comment);
  const { run, problem, isWorking } = useAction();
  const isLong = text.length > MOST_COMMENT;
  const mark = async (marking: Marking, words: string) => {
    if (await run(() => onMark(marking))) announceAnswer(words);
  };
  return (
    <section className={styles.comment} aria-label={say('comment')}>
      <TextArea
        label={say('comment')}
        value={text}
        rows={4}
        onChange={setText}
        note={say('comment.says')}
        error={isLong ? say('comment.long', { length: text.length, most: MOST_COMMENT }) : null}
        testId="comment"
      />
      {problem === null ? null : (
        <Notice kind="error" title={say('mark.failed')} testId="comment-failed">
          {problem}
        </Notice>
      )}
      <p className={styles.buttons}>
        <Button
          isDisabled={isLong || isWorking || text === comment}
          onPress={() => void mark({ comment: text }, say('comment.saved'))}
          data-testid="save-comment"
        >
          {say('comment.save')}
        </Button>
        {returned ? (
          <Button
            isDisabled={isWorking}
            onPress={() => void mark({ returned: false }, say('give-back.undone'))}
            data-testid="give-back-undo"
          >
            {say('give-back.undo')}
          </Button>
        ) : (
          <Button
            kind="main"
            isDisabled={isLong || isWorking}
            // A comment that was typed and not saved goes along.
            onPress={() => void mark({ comment: text, returned: true }, say('give-back.done'))}
            data-testid="give-back"
          >
            {say('give-back')}
          </Button>
        )}
      </p>
      <p className="muted">{say('give-back.says')}</p>
    </section>
  );
}
