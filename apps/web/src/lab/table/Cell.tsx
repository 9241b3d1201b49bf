/** One cell that can be changed: a list of values, or a button that opens a field over the cell. */
import { say } from '@lanelab/messages/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
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
  readonly content: ReactNode;
  /** Applies an edit; false where it was refused. */
  readonly apply: (edit: Edit) => boolean;
  readonly testId: string;
}

export function CellContent({ label, cell, content, apply, testId }: CellContentProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (cell.kind === 'chosen')
    return (
      <div className={styles.chosen}>
        <Select
          label={<span className="visually-hidden">{label}</span>}
          options={cell.options}
          value={cell.value}
          onChange={(value) => apply(cell.write(value))}
          testId={testId}
        />
      </div>
    );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.typed}
        aria-label={say('cell.change', { cell: label, value: cell.text })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-testid={testId}
        onClick={() => setOpen(true)}
      >
        {content === '' ? <span className="muted">{say('cell.empty')}</span> : content}
      </button>
      {isOpen ? (
        <Popover
          triggerRef={button}
          isOpen
          onOpenChange={setOpen}
          className={styles.popover ?? ''}
          placement="bottom start"
          offset={-4}
        >
          <Dialog aria-label={label} className={styles.dialog ?? ''}>
            <CellField label={label} cell={cell} onDone={() => setOpen(false)} />
          </Dialog>
        </Popover>
      ) : null}
    </>
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
  const submit = () => {
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
        submit();
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
      <div className={styles.actions}>
        <Button type="submit" className={styles.set ?? ''} data-testid="cell-take">
          {say('cell.set')}
        </Button>
        <span className="muted">{say('cell.keys')}</span>
      </div>
    </form>
  );
}
