/** Narrows the gallery to one paper, and to what some of its experiments are about. */
import { say } from '@lanelab/messages/papers';
import { EXPERIMENTS, TOPICS, type Topic } from '@lanelab/papers';
import { Choice } from '../../base/ui/Choice.tsx';
import { Select } from '../../base/ui/Select.tsx';
import styles from './FilterBar.module.css';
import { type Filters, paperCounts, topicsOf } from './filters.ts';

const words: Readonly<Record<Topic, string>> = {
  clip: say('filter-bar.classical-ip'),
  lane: say('filter-bar.lane'),
  mpoa: say('filter-bar.mpoa'),
  router: say('filter-bar.router'),
  jitter: say('filter-bar.jitter'),
  tcp: say('filter-bar.tcp'),
  buffer: say('filter-bar.buffers'),
  queue: say('filter-bar.queues'),
  overhead: say('filter-bar.overhead'),
  station: say('filter-bar.stations'),
  qos: say('filter-bar.qos'),
  source: say('filter-bar.sources'),
  relay: say('filter-bar.relays'),
  testbed: say('filter-bar.testbeds'),
};

interface FilterBarProps {
  readonly value: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function FilterBar({ value, onChange }: FilterBarProps) {
  const told = topicsOf(value.paper);
  return (
    <div className={styles.bar}>
      {paperCounts.length < 2 ? null : (
        <Choice
          label={say('filter-bar.paper')}
          isLabelHidden
          options={[
            { value: 'all', label: say('filter-bar.all-length', { length: EXPERIMENTS.length }) },
            ...paperCounts.map(({ name, short, count }) => ({
              value: name,
              label: say('filter-bar.short-count', { short, count }),
            })),
          ]}
          value={value.paper}
          onChange={(paper) =>
            onChange({ paper, topic: topicsOf(paper).some(({ topic }) => topic === value.topic) ? value.topic : 'all' })
          }
          testId="papers"
        />
      )}
      {told.length === 0 ? null : (
        <Select
          label={say('filter-bar.about')}
          options={[
            { value: 'all', label: say('filter-bar.everything') },
            ...told.map(({ topic, count }) => ({
              value: topic,
              label: say('filter-bar.topic-count', { topic: words[topic], count }),
            })),
          ]}
          value={value.topic}
          onChange={(next) => onChange({ ...value, topic: TOPICS.find((topic) => topic === next) ?? 'all' })}
          testId="topics"
        />
      )}
    </div>
  );
}
