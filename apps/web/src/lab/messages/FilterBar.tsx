/** The bars above the drawer’s lists: what of the messages, and of the events, they show. */
import type { Compiled } from '@lanelab/filter';
import { say as sayName } from '@lanelab/messages/message-names';
import { say } from '@lanelab/messages/messages';
import { Button } from '../../base/ui/Button.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { useEditor } from '../../document/store/use-editor.ts';
import styles from './FilterBar.module.css';
import { FilterFaultLine } from './FilterFaultLine.tsx';
import { FilterInput } from './FilterInput.tsx';
import type { MessageFilter } from './filter.ts';
import { FAMILIES } from './message-families.ts';

const kinds = [
  { value: 'main', label: say('filter.kind.main') },
  { value: 'all', label: say('filter.kind.all') },
  ...FAMILIES.map((family) => ({ value: family, label: sayName(`family.${family}`) })),
] as const;

/** The filter with another kind; data packets are listed where they are asked for alone. */
const ofKind = (filter: MessageFilter, kind: MessageFilter['kind']): MessageFilter => ({
  ...filter,
  kind,
  withData: filter.withData || kind === 'data',
});

const ANY_DEVICE = 'any';

interface MessageFilterBarProps {
  readonly filter: MessageFilter;
  readonly onFilter: (filter: MessageFilter) => void;
  readonly compiled: Compiled;
  /** Whether the clock pauses at the next message that passes. */
  readonly pauses: boolean;
  readonly onPauses: (pauses: boolean) => void;
  /** The number of messages, in words. */
  readonly count: string;
}

/** Above the list of messages and the ladder, which share the filter. */
export function MessageFilterBar({ filter, onFilter, compiled, pauses, onPauses, count }: MessageFilterBarProps) {
  return (
    <>
      <div className={styles.bar} data-testid="log-filter">
        <Select
          label={<span className="visually-hidden">{say('filter.kind')}</span>}
          options={kinds}
          value={filter.kind}
          onChange={(value) => onFilter(ofKind(filter, kinds.find((kind) => kind.value === value)?.value ?? 'all'))}
          testId="filter-kind"
        />
        <DeviceChoice node={filter.node} onNode={(node) => onFilter({ ...filter, node })} />
        <FilterInput
          text={filter.text}
          onText={(text) => onFilter({ ...filter, text })}
          isFaulty={!compiled.isFilter}
        />
        <Button
          kind="quiet"
          aria-pressed={filter.withData}
          title={say('filter.data.hint')}
          data-testid="filter-data"
          onPress={() => onFilter({ ...filter, withData: !filter.withData })}
        >
          {say('filter.data')}
        </Button>
        <Button
          kind="quiet"
          aria-pressed={pauses}
          title={say('filter.pause.hint')}
          data-testid="filter-pause"
          onPress={() => onPauses(!pauses)}
        >
          {say('filter.pause')}
        </Button>
        <span className={styles.count} data-testid="log-count">
          {count}
        </span>
      </div>
      {compiled.isFilter ? null : <FilterFaultLine text={filter.text} fault={compiled.fault} />}
    </>
  );
}

interface EventFilterBarProps {
  readonly node: number | null;
  readonly onNode: (node: number | null) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** The number of events, in words. */
  readonly count: string;
}

export function EventFilterBar({ node, onNode, words, onWords, count }: EventFilterBarProps) {
  return (
    <div className={styles.bar} data-testid="log-filter">
      <DeviceChoice node={node} onNode={onNode} />
      <input
        className={styles.text}
        type="search"
        aria-label={say('filter.text')}
        placeholder={say('filter.text.hint')}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        data-testid="filter-text"
      />
      <span className={styles.count} data-testid="log-count">
        {count}
      </span>
    </div>
  );
}

function DeviceChoice({ node, onNode }: Pick<EventFilterBarProps, 'node' | 'onNode'>) {
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const isThere = nodes.some(({ id }) => id === node);
  return (
    <Select
      label={<span className="visually-hidden">{say('filter.device')}</span>}
      options={[
        { value: ANY_DEVICE, label: say('filter.any-device') },
        ...nodes.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={isThere ? String(node) : ANY_DEVICE}
      onChange={(value) => onNode(value === ANY_DEVICE ? null : Number(value))}
      testId="filter-device"
    />
  );
}
