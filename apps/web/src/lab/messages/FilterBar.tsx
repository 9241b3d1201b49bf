/** The filter of the drawer, shared by the list of messages and the ladder. */
import { say as sayName } from '@lanelab/messages/message-names';
import { say } from '@lanelab/messages/messages';
import type { ReactNode } from 'react';
import { Select } from '../../base/ui/Select.tsx';
import { useEditor } from '../../document/store/use-editor.ts';
import styles from './FilterBar.module.css';
import type { MessageFilter } from './filter.ts';
import { FAMILIES } from './message-families.ts';

interface FilterBarProps {
  readonly filter: MessageFilter;
  readonly onFilter: (filter: MessageFilter) => void;
  /** False where the listed entries have no kinds. */
  readonly hasKinds?: boolean;
  /** The number of entries, in words. */
  readonly count: string;
  readonly children?: ReactNode;
}

const kinds = [
  { value: 'main', label: say('filter.kind.main') },
  { value: 'all', label: say('filter.kind.all') },
  ...FAMILIES.map((family) => ({ value: family, label: sayName(`family.${family}`) })),
] as const;

const ANY_DEVICE = 'any';

export function FilterBar({ filter, onFilter, hasKinds = true, count, children }: FilterBarProps) {
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const isThere = nodes.some(({ id }) => id === filter.node);
  return (
    <div className={styles.bar} data-testid="log-filter">
      {hasKinds ? (
        <Select
          label={<span className="visually-hidden">{say('filter.kind')}</span>}
          options={kinds}
          value={filter.kind}
          onChange={(value) =>
            onFilter({ ...filter, kind: kinds.find((kind) => kind.value === value)?.value ?? 'all' })
          }
          testId="filter-kind"
        />
      ) : null}
      <Select
        label={<span className="visually-hidden">{say('filter.device')}</span>}
        options={[
          { value: ANY_DEVICE, label: say('filter.any-device') },
          ...nodes.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={isThere ? String(filter.node) : ANY_DEVICE}
        onChange={(value) => onFilter({ ...filter, node: value === ANY_DEVICE ? null : Number(value) })}
        testId="filter-device"
      />
      <input
        className={styles.text}
        type="search"
        aria-label={say('filter.text')}
        placeholder={say('filter.text.hint')}
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
