/** The first and the last instant of a strip or a clip. */
import { say } from '@lanelab/messages/pictures';
import { TextInput } from '../../base/ui/TextInput.tsx';
import type { SpanReading, TypedSpan } from './span.ts';

interface SpanFieldsProps {
  readonly span: TypedSpan;
  readonly onSpan: (span: TypedSpan) => void;
  readonly reading: SpanReading;
}

export function SpanFields({ span, onSpan, reading }: SpanFieldsProps) {
  return (['from', 'to'] as const).map((field) => (
    <TextInput
      key={field}
      isText
      label={say(`span.${field}`)}
      value={span[field]}
      onChange={(text) => onSpan({ ...span, [field]: text })}
      error={'error' in reading && reading.field === field ? reading.error : null}
      testId={`span-${field}`}
    />
  ));
}
