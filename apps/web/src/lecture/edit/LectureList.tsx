/** The lectures that this browser keeps, and where further ones come from. */
import { say } from '@lanelab/messages/lectures';
import type { Lecture } from '@lanelab/scenario/lecture';
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { FileButton } from '../../base/ui/FileButton.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { navigate } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { PageBar } from '../../base/ui/PageBar.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import type { Kept } from '../../share/kept-documents.ts';
import { emptyLecture, keptLectures } from '../../share/lectures/kept.ts';
import { type ReadLecture, readLectureText } from '../../share/lectures/read.ts';
import styles from './Lecture.module.css';

/** The largest file that is read; a link's worth of scenarios is far below. */
const MOST_FILE_OCTETS = 32 << 20;

const titleOf = ({ title }: Lecture): string => (title === '' ? say('list.untitled') : title);

export function LectureList() {
  usePageTitle(say('list.title'));
  const [kept, setKept] = useState<readonly Kept<Lecture>[] | null>(null);
  const [removed, setRemoved] = useState<Kept<Lecture> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [link, setLink] = useState('');
  const [isCopying, setCopying] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setProblem(say('cannot-be-kept'));
    }
  };
  const reload = () => attempt(async () => setKept(await keptLectures.list()));
  // oxlint-disable-next-line react/exhaustive-deps -- read once; every change here reads again
  useEffect(() => void reload(), []);

  const edit = (lecture: Lecture) =>
    attempt(async () => {
      const id = crypto.randomUUID();
      await keptLectures.keep(id, lecture);
      navigate(`/lecture?id=${id}`);
    });
  const copy = async () => {
    setCopying(true);
    try {
      const { copyOfOwn } = await import('../own-document.ts');
      await edit(await copyOfOwn());
    } finally {
      setCopying(false);
    }
  };
  const take = (read: ReadLecture) => (read.ok ? void edit(read.lecture) : setProblem(read.reason));
  const openFile = async (chosen: File) => {
    if (chosen.size > MOST_FILE_OCTETS) return setProblem(say('not-a-lecture', { name: chosen.name }));
    take(readLectureText(await chosen.text(), chosen.name));
  };
  const remove = (one: Kept<Lecture>) =>
    attempt(async () => {
      await keptLectures.forget(one.id);
      setRemoved(one);
      announce(say('list.removed', { title: titleOf(one.document) }));
      setKept(await keptLectures.list());
    });
  const undo = ({ id, document }: Kept<Lecture>) =>
    attempt(async () => {
      await keptLectures.keep(id, document);
      setRemoved(null);
      setKept(await keptLectures.list());
    });

  return (
    <>
      <PageBar crumbs={[{ label: say('list.title') }]}>
        <Button kind="main" onPress={() => void edit(emptyLecture)} data-testid="new-lecture">
          {say('list.new')}
        </Button>
      </PageBar>
      <div className={styles.page} data-testid="lectures">
        <header className={styles.head}>
          <h1>{say('list.title')}</h1>
          <p className="muted">
            {say('list.says')} <Link to="/ready">{say('list.is-this-room-ready')}</Link>
          </p>
        </header>
        {problem === null ? null : (
          <Notice kind="error" title={say('list.cannot-be-opened')} testId="lecture-problem">
            {problem}
          </Notice>
        )}
        <ul className={styles.list}>
          <li>
            <Link to="/?present">{say('list.own')}</Link>
            <span className="muted">{say('list.copy-says')}</span>
            <Button isDisabled={isCopying} onPress={() => void copy()} data-testid="copy-own-lecture">
              {isCopying ? say('list.copying') : say('list.copy')}
            </Button>
          </li>
          {(kept ?? []).map((one) => (
            <li key={one.id} data-testid="kept-lecture">
              <Link to={`/lecture?id=${one.id}`}>{titleOf(one.document)}</Link>
              <span className="muted">{say('list.beats', { count: one.document.beats.length })}</span>
              <Button kind="quiet" onPress={() => void remove(one)} data-testid="delete-lecture">
                {say('list.remove', { title: titleOf(one.document) })}
              </Button>
            </li>
          ))}
        </ul>
        {removed === null ? null : (
          <p>
            {say('list.removed', { title: titleOf(removed.document) })}{' '}
            <Button onPress={() => void undo(removed)}>{say('list.undo')}</Button>
          </p>
        )}
        {kept?.length === 0 ? (
          <p>
            {say('list.none')} {say('list.how')}
          </p>
        ) : null}
        <div className={styles.actions}>
          <TextInput isText label={say('list.open-link')} value={link} onChange={setLink} testId="lecture-link" />
          <Button
            isDisabled={link.trim() === ''}
            onPress={() => take(readLectureText(link, say('list.the-link')))}
            data-testid="open-lecture-link"
          >
            {say('list.open')}
          </Button>
          <FileButton onChoose={(file) => void openFile(file)} testId="lecture-file">
            {say('list.open-file')}
          </FileButton>
        </div>
      </div>
    </>
  );
}
