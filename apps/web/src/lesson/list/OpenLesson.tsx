/** Opens a lesson from a file or a pasted link, and a result file on the page that computes it again. */
import { MAX_LESSON_OCTETS } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-list';
import { useState } from 'react';
import { formatMegabytes } from '../../base/format/number.ts';
import { Button } from '../../base/ui/Button.tsx';
import { FileButton } from '../../base/ui/FileButton.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { navigate } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { openLessonText } from '../../share/lessons/open-text.ts';
import styles from './OpenLesson.module.css';

/** Result files have networks of students in them, and may be larger than a lesson. */
const MOST_FILE_OCTETS = 8 << 20;

export function OpenLesson() {
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (text: string, name: string) => {
    try {
      const opened = await openLessonText(text, name);
      setProblem(opened.ok ? null : opened.reason);
      if (opened.ok) navigate(opened.address);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setProblem(say('cannot-be-kept'));
    }
  };
  const openFile = async (chosen: File) => {
    if (chosen.size > MOST_FILE_OCTETS)
      return setProblem(
        say('too-large', {
          name: chosen.name,
          size: formatMegabytes(chosen.size),
          most: formatMegabytes(MAX_LESSON_OCTETS),
        }),
      );
    await open(await chosen.text(), chosen.name);
  };
  const openLink = () => {
    if (link.trim() !== '') void open(link, say('the-text'));
  };
  return (
    <section className={styles.open} aria-label={say('open.title')} data-testid="open-lesson">
      <h2>{say('open.title')}</h2>
      {problem === null ? null : (
        <Notice kind="error" title={say('cannot-be-opened')} testId="lesson-problem">
          {problem}
        </Notice>
      )}
      <div className={styles.row}>
        <TextInput isText label={say('open.link')} value={link} onChange={setLink} testId="open-lesson-link" />
        <Button isDisabled={link.trim() === ''} onPress={openLink} data-testid="open-lesson-pasted">
          {say('open')}
        </Button>
        <FileButton onChoose={(file) => void openFile(file)} testId="lesson-file">
          {say('open.file')}
        </FileButton>
        <Link to="/result">{say('open.result')}</Link>
      </div>
    </section>
  );
}
