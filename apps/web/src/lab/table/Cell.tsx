/** One cell: what it shows, and where it can be changed a button that opens a field over it, or a list. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Select } from '../../base/ui/Select.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import type { Edit } from '../../document/store/types.ts';
import { useEditorStore } from '../../document/store/use-editor.ts';
import type { ChosenCell, TypedCell } from './columns.ts';
import styles from './TableView.module.css';

interface CellContentProps {
  /** “Name of H1” */
  readonly label: string;
  readonly cell: TypedCell | ChosenCell;
  readonly shown: ReactNode;
  readonly act: (edit: Edit) => boolean;
  readonly testId: string;
}

export function CellContent({ label, cell, shown, act, testId }: CellContentProps) {
  const [isOpen, setOpen] = useState(false);
  if (cell.kind === 'chosen')
    return (
      <div className={styles.chosen}>
        <Select
          label={<span className="visually-hidden">{label}</span>}
          options={cell.options}
          value={cell.value}
          onChange={(value) => act(cell.write(value))}
          testId={testId}
        />
      </div>
    );
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={styles.typed ?? ''} aria-label={`${label}: ${cell.text}. Change`} data-testid={testId}>
        {shown === '' ? <span className="muted">none</span> : shown}
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom start" offset={-4}>
        <Dialog aria-label={label} className={styles.dialog ?? ''}>
          <CellField label={label} cell={cell} onDone={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface CellFieldProps {
  readonly label: string;
  readonly cell: TypedCell;
  readonly onDone: () => void;
}

function CellField({ label, cell, onDone }: CellFieldProps) {
  const store = useEditorStore();
  const [text, setText] = useState(cell.text);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  const take = () => {
    if (text === cell.text) return onDone();
    const reading = cell.read(text);
    const outcome = 'error' in reading ? { ok: false as const, why: reading.error } : store.apply(reading.edit);
    if (outcome.ok) onDone();
    else setError(outcome.why);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextInput
        label={label}
        value={text}
        isText
        error={error}
        {...(cell.unit === undefined ? {} : { unit: cell.unit })}
        onChange={(next) => {
          setText(next);
          setError(null);
        }}
        testId="cell-field"
      />
      <div className={styles.acts}>
        <Button type="submit" className={styles.take ?? ''} data-testid="cell-take">
          Set
        </Button>
        <span className="muted">Enter sets, Esc leaves it</span>
      </div>
    </form>
  );
}
