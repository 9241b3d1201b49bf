/** What of the log is listed; the list of messages and the ladder share it. */
import type { ReactNode } from 'react';
import { Select } from '../../base/ui/Select.tsx';
import { FAMILIES, familyWords, kindWords } from '../../base/words/message-words.ts';
import { filterWords } from '../../base/words/protocol-words.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import styles from './FilterBar.module.css';
import type { MessageFilter } from './filter.ts';

interface FilterBarProps {
  readonly filter: MessageFilter;
  readonly onFilter: (filter: MessageFilter) => void;
  /** False where all are of one kind. */
  readonly hasKinds?: boolean;
  /** How many there are, in words. */
  readonly count: string;
  readonly children?: ReactNode;
}

const kinds = [
  { value: 'main', label: kindWords.main },
  { value: 'all', label: kindWords.all },
  ...FAMILIES.map((family) => ({ value: family, label: familyWords[family] })),
] as const;

const anyDevice = 'any';

export function FilterBar({ filter, onFilter, hasKinds = true, count, children }: FilterBarProps) {
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const isThere = nodes.some(({ id }) => id === filter.node);
  return (
    <div className={styles.bar} data-testid="log-filter">
      {hasKinds ? (
        <Select
          label={<span className="visually-hidden">{filterWords.kind}</span>}
          options={kinds}
          value={filter.kind}
          onChange={(value) =>
            onFilter({ ...filter, kind: kinds.find((kind) => kind.value === value)?.value ?? 'all' })
          }
          testId="filter-kind"
        />
      ) : null}
      <Select
        label={<span className="visually-hidden">{filterWords.device}</span>}
        options={[
          { value: anyDevice, label: filterWords.anyDevice },
          ...nodes.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={isThere ? String(filter.node) : anyDevice}
        onChange={(value) => onFilter({ ...filter, node: value === anyDevice ? null : Number(value) })}
        testId="filter-device"
      />
      <input
        className={styles.text}
        type="search"
        aria-label={filterWords.text}
        placeholder={filterWords.textHint}
        value={filter.text}
        onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        data-testid="filter-text"
      />
      <span className={styles.count} data-testid="log-count">
        {count}
      </span>
      {children}
    </div>
  );
}
