/** Adds what the lab shows to a document of this browser: which one, the title of the new part, and a link to its editor. */
import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import styles from './AddFromLab.module.css';

/** Labels and sentences for one kind of document. */
export interface AddWords {
  readonly loading: string;
  readonly cannotBeKept: string;
  /** What the new part holds. */
  readonly says: string;
  readonly to: string;
  readonly fresh: string;
  readonly partTitle: string;
  readonly add: string;
  readonly added: (number: number) => string;
  readonly edit: string;
}

export type AddedPart =
  /** `number` counts the parts of the document from 1; `address` leads to its editor. */
  { readonly number: number; readonly address: string } | { readonly problem: string };

interface AddFromLabProps {
  readonly words: AddWords;
  /** The documents to choose from, those changed last first. */
  readonly list: () => Promise<readonly { readonly id: string; readonly title: string }[]>;
  readonly firstTitle: string;
  /** Adds a part to a document, or to a new one (null). Rejects with a `DOMException` where the browser keeps nothing. */
  readonly add: (id: string | null, title: string) => Promise<AddedPart>;
  /** Further fields of the part. */
  readonly children?: ReactNode;
}

const NEW = 'new';

export function AddFromLab({ words, list, firstTitle, add, children }: AddFromLabProps) {
  const [kept, setKept] = useState<readonly { readonly id: string; readonly title: string }[] | null>(null);
  const [id, setId] = useState(NEW);
  const [title, setTitle] = useState(firstTitle);
  const [added, setAdded] = useState<{ readonly sentence: string; readonly address: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    list().then(
      (all) => {
        setKept(all);
        setId(all[0]?.id ?? NEW);
      },
      () => {
        setKept([]);
        setProblem(words.cannotBeKept);
      },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the list is read once, when the dialog opens
  }, []);
  const addPart = async () => {
    try {
      const part = await add(id === NEW ? null : id, title);
      if ('problem' in part) return setProblem(part.problem);
      const sentence = words.added(part.number);
      setAdded({ sentence, address: part.address });
      announce(sentence);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setProblem(words.cannotBeKept);
    }
  };

  if (added !== null)
    return (
      <div className={styles.form}>
        <p data-testid="added-from-lab">{added.sentence}</p>
        <Link to={added.address}>{words.edit}</Link>
      </div>
    );
  if (kept === null) return <p role="status">{words.loading}</p>;
  return (
    <div className={styles.form}>
      <p className="muted">{words.says}</p>
      <Select
        label={words.to}
        value={id}
        onChange={setId}
        options={[...kept.map((one) => ({ value: one.id, label: one.title })), { value: NEW, label: words.fresh }]}
        testId="add-to"
      />
      <TextInput isText label={words.partTitle} value={title} onChange={setTitle} testId="add-title" />
      {children}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <p>
        <Button kind="main" onPress={() => void addPart()} data-testid="add-part">
          {words.add}
        </Button>
      </p>
    </div>
  );
}
