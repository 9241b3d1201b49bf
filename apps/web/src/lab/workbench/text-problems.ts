/** Faults of the text that is being typed, as problems that the drawing marks where they belong. */
import type { Problem } from '../../document/store/types.ts';
import type { TextIssue } from '../text/reading.ts';

const none = { nodes: [], links: [], flows: [] } as const;

export function problemsOfText(issues: readonly TextIssue[]): readonly Problem[] {
  return issues.flatMap(({ sentence, record, from }) =>
    record === null
      ? []
      : [
          {
            id: `text ${from} ${sentence}`,
            severity: 'error' as const,
            path: '',
            sentence,
            ...none,
            [record.of]: [record.id],
          },
        ],
  );
}
