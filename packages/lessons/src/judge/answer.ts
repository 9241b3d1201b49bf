/** Judges an answer against the lesson itself: options and orders, which need no run. */
import type { Answer, AnswerForm } from '../lesson/task.ts';
import type { LocalText } from '../lesson/text.ts';

/** Whether the answer is right by the lesson's own word; null where a check has to say, or nothing can be wrong. */
export function isRight(form: AnswerForm, answer: Answer): boolean | null {
  switch (form.kind) {
    case 'choice': {
      const chosen = idsOf(answer);
      return chosen.length === form.right.length && form.right.every((id) => chosen.includes(id));
    }
    case 'order': {
      const order = idsOf(answer);
      return order.length === form.items.length && form.items.every(({ id }, index) => order[index] === id);
    }
    case 'number':
    case 'word':
    case 'curve':
      return null;
  }
}

/** What the lesson says to this very answer. */
export function saidTo(form: AnswerForm, answer: Answer): readonly LocalText[] {
  switch (form.kind) {
    case 'choice':
    case 'order': {
      if (form.kind === 'order' && isRight(form, answer) === true) return [];
      const chosen = idsOf(answer);
      // In a wrong order, the first item in another place is what the lesson speaks about.
      const misplaced = form.kind === 'order' ? [chosen.find((id, index) => form.items[index]?.id !== id)] : chosen;
      const options = form.kind === 'choice' ? form.options : form.items;
      return options.flatMap(({ id, says }) => (misplaced.includes(id) && says !== undefined ? [says] : []));
    }
    case 'number':
      return (form.near ?? []).flatMap(({ value, percent, says }) =>
        typeof answer === 'number' && Math.abs(answer - value) <= (Math.abs(value) * percent) / 100 ? [says] : [],
      );
    case 'word':
    case 'curve':
      return [];
  }
}

function idsOf(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : [];
}
