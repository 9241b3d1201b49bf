/** The forms of answers as they begin when their author has chosen one. */
import type { AnswerForm } from '@lanelab/lessons';

export type AnswerKind = AnswerForm['kind'];

export const ANSWER_KINDS: readonly AnswerKind[] = ['choice', 'number', 'order', 'word', 'curve'];

export function emptyForm(kind: AnswerKind): AnswerForm {
  switch (kind) {
    case 'choice':
      return {
        kind,
        options: [
          { id: 'a', text: '' },
          { id: 'b', text: '' },
        ],
        right: ['a'],
        several: false,
      };
    case 'number':
      return { kind, unit: '' };
    case 'order':
      return {
        kind,
        items: [
          { id: 'a', text: '' },
          { id: 'b', text: '' },
        ],
      };
    case 'word':
      return { kind, label: '' };
    case 'curve':
      return { kind, series: 'throughput:1', unit: 'Mb/s', fromS: 0, toS: 10, points: 20, top: 25 };
  }
}
