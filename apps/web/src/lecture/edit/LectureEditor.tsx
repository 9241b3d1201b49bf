/** One lecture to edit: its title and its beats. Every change is kept at once. */
import { say } from '@lanelab/messages/lectures';
import { encodeLecture, type Lecture, type LectureBeat } from '@lanelab/scenario/lecture';
import { useEffect, useState } from 'react';
import { formatInteger } from '../../base/format/number.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { copyText } from '../../base/ui/clipboard.ts';
import { downloadText } from '../../base/ui/download.ts';
import { navigate } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { PageBar } from '../../base/ui/PageBar.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { keptLectures } from '../../share/lectures/kept.ts';
import { wholeLink } from '../../share/links/links.ts';
import { AddBeat } from './AddBeat.tsx';
import { BeatRow } from './BeatRow.tsx';
import { movedTo } from './changes.ts';
import styles from './Lecture.module.css';

/** Browsers cut addresses that are longer. */
const MOST_LINK = 60_000;

/** The last change of the list: what takes it back, whatever was written since then. */
interface Undoable {
  readonly words: string;
  readonly undo: (
    beats: readonly LectureBeat[],
    rows: readonly string[],
  ) => readonly [readonly LectureBeat[], readonly string[]];
}

/** The lecture as it is kept, and what changes it; null while it is read, undefined where there is none. */
function useKeptLecture(id: string) {
  const [lecture, setLecture] = useState<Lecture | null | undefined>(null);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    keptLectures.read(id).then(
      (kept) => setLecture(kept ?? undefined),
      () => setLecture(undefined),
    );
  }, [id]);
  const change = (next: Lecture) => {
    setLecture(next);
    keptLectures.keep(id, next).then(
      () => setBlocked(false),
      () => setBlocked(true),
    );
  };
  return { lecture, isBlocked, change };
}

export function LectureEditor({ id }: { readonly id: string }) {
  const { lecture, isBlocked, change } = useKeptLecture(id);
  usePageTitle(say('list.title'));
  if (lecture === null) return <p role="status">{say('add.loading')}</p>;
  if (lecture === undefined)
    return (
      <div className={styles.page}>
        <Notice kind="error" title={say('list.cannot-be-opened')} testId="lecture-problem">
          {say('not-kept')}
        </Notice>
      </div>
    );
  return (
    <>
      <PageBar
        crumbs={[{ label: say('list.title'), to: '/lecture' }, { label: lecture.title || say('list.untitled') }]}
      >
        <Button
          kind="main"
          isDisabled={lecture.beats.length === 0}
          onPress={() => navigate(`/?present&lecture=${id}`)}
          data-testid="present-lecture"
        >
          {say('edit.present')}
        </Button>
      </PageBar>
      <div className={styles.page} data-testid="lecture-editor">
        <TextInput
          isText
          label={say('edit.title')}
          value={lecture.title}
          onChange={(title) => change({ ...lecture, title: title.slice(0, 200) })}
          note={say('edit.kept')}
          testId="lecture-title"
        />
        {isBlocked ? <p role="alert">{say('cannot-be-kept')}</p> : null}
        <Carry lecture={lecture} />
        <Beats id={id} lecture={lecture} onChange={(beats) => change({ ...lecture, beats: [...beats] })} />
      </div>
    </>
  );
}

/** Takes the lecture elsewhere: a file, or a link that holds all of it. */
function Carry({ lecture }: { readonly lecture: Lecture }) {
  const [link, setLink] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setLink(null), [lecture]);
  const copy = async () => {
    const text = wholeLink(`/?present#${encodeLecture(lecture)}`);
    if (text.length > MOST_LINK) {
      const lengths = { length: formatInteger(text.length), most: formatInteger(MOST_LINK) };
      return setProblem(say('edit.link-too-long', lengths));
    }
    const isCopied = await copyText(text);
    setProblem(null);
    setLink({ text, isCopied });
    if (isCopied) announce(say('edit.copied'));
  };
  const save = () => {
    const name = `${lecture.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'lecture'}.lecture.json`;
    downloadText(name, `${JSON.stringify(lecture, null, 2)}\n`, 'application/json');
  };
  return (
    <div className={styles.actions}>
      <Button onPress={() => void copy()} data-testid="copy-lecture-link">
        {link?.isCopied === true ? say('edit.copied') : say('edit.copy')}
      </Button>
      <Button onPress={save} data-testid="save-lecture">
        {say('edit.save')}
      </Button>
      {link === null ? null : (
        <input
          readOnly
          aria-label={say('edit.link')}
          value={link.text}
          onFocus={(event) => event.currentTarget.select()}
          data-testid="lecture-link-text"
        />
      )}
      {problem === null ? null : (
        <p role="alert" data-testid="lecture-link-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

interface BeatsProps {
  readonly id: string;
  readonly lecture: Lecture;
  readonly onChange: (beats: readonly LectureBeat[]) => void;
}

function Beats({ id, lecture, onChange }: BeatsProps) {
  const { beats } = lecture;
  const [last, setLast] = useState<Undoable | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  // A row is the same one wherever it is moved, so that its fields keep what is typed.
  const [rows, setRows] = useState<readonly string[]>(() => beats.map(() => crypto.randomUUID()));
  const show = (nextBeats: readonly LectureBeat[], nextRows: readonly string[], undoable: Undoable | null) => {
    onChange(nextBeats);
    setRows(nextRows);
    setLast(undoable);
    if (undoable !== null) announce(undoable.words);
  };
  const move = (from: number, to: number) =>
    show(movedTo(beats, from, to), movedTo(rows, from, to), {
      words: say('edit.moved', { number: to + 1 }),
      undo: (now, nowRows) => [movedTo(now, to, from), movedTo(nowRows, to, from)],
    });
  const insert = (at: number, beat: LectureBeat, words: string) =>
    show(beats.toSpliced(at, 0, beat), rows.toSpliced(at, 0, crypto.randomUUID()), {
      words,
      undo: (now, nowRows) => [now.toSpliced(at, 1), nowRows.toSpliced(at, 1)],
    });
  const remove = (at: number, beat: LectureBeat) =>
    show(beats.toSpliced(at, 1), rows.toSpliced(at, 1), {
      words: say('edit.deleted', { number: at + 1 }),
      undo: (now, nowRows) => [now.toSpliced(at, 0, beat), nowRows.toSpliced(at, 0, crypto.randomUUID())],
    });
  return (
    <section aria-label={say('edit.beats')} className={styles.fields}>
      {beats.length === 0 ? <p>{say('edit.no-beats')}</p> : null}
      <ol className={styles.beats}>
        {beats.map((beat, index) => (
          <BeatRow
            key={rows[index]}
            beat={beat}
            index={index}
            beats={beats}
            onChange={(next) => onChange(beats.with(index, next))}
            onMove={(to) => move(index, to)}
            onDuplicate={() => insert(index + 1, beat, say('edit.duplicated', { number: index + 1 }))}
            onDelete={() => remove(index, beat)}
            onPresent={() => navigate(`/?present&lecture=${id}&beat=${index + 1}`)}
            onDragStart={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== null && dragged !== index) move(dragged, index);
              setDragged(null);
            }}
          />
        ))}
      </ol>
      {last === null ? null : (
        <p className={styles.undo} data-testid="beats-changed">
          {last.words}{' '}
          <Button onPress={() => show(...last.undo(beats, rows), null)} data-testid="undo-delete-beat">
            {say('edit.undo')}
          </Button>
        </p>
      )}
      <AddBeat onAdd={(beat) => insert(beats.length, beat, say('add.added', { number: beats.length + 1 }))} />
    </section>
  );
}
