/** Narrows the gallery to what some experiments, but not all, are about. */
import { EXPERIMENTS, TOPICS, type Topic } from '@lanelab/scenario';
import { Choice } from '../ui/Choice.tsx';

const words: Readonly<Record<Topic, string>> = {
  clip: 'Classical IP',
  lane: 'LANE',
  mpoa: 'MPOA',
  router: 'Router',
  jitter: 'Jitter',
  buffer: 'Buffers',
  overhead: 'Overhead',
  station: 'Stations',
  qos: 'QoS',
  source: 'Sources',
  relay: 'Relays',
  testbed: 'Testbeds',
};

const countOf = (topic: Topic) => EXPERIMENTS.filter(({ topics }) => topics.includes(topic)).length;

interface TopicChoiceProps {
  readonly value: Topic | 'all';
  readonly onChange: (topic: Topic | 'all') => void;
}

export function TopicChoice({ value, onChange }: TopicChoiceProps) {
  const told = TOPICS.filter((topic) => countOf(topic) > 0 && countOf(topic) < EXPERIMENTS.length);
  return (
    <Choice
      label="Show"
      isLabelHidden
      options={[
        { value: 'all', label: `All ${EXPERIMENTS.length}` },
        ...told.map((topic) => ({ value: topic, label: words[topic] })),
      ]}
      value={value}
      onChange={onChange}
      testId="topics"
    />
  );
}
