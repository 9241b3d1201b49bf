/** A student’s answer in words: the texts of the options that were chosen, not their ids. */
import { type Answer, formOf, type LessonStep } from '@lanelab/lessons';
import { decimal, list } from '@lanelab/messages';
import { say } from '@lanelab/messages/teach';
import { plainText } from '../../papers/collection/lesson-language.ts';

/** Null for a step that asks for no answer. */
export function answerWords({ task }: LessonStep, answer: Answer | undefined): string | null {
  const form = formOf(task);
  if (form === null) return null;
  if (answer === undefined) return say('one.no-answer');
  const words = (
    ids: readonly unknown[],
    options: readonly { readonly id: string; readonly text: Parameters<typeof plainText>[0] }[],
  ) =>
    ids.map((id) => {
      const option = options.find((one) => one.id === id);
      return option === undefined ? String(id) : plainText(option.text);
    });
  if (form.kind === 'choice' && Array.isArray(answer)) return list(words(answer, form.options));
  if (form.kind === 'order' && Array.isArray(answer)) return words(answer, form.items).join(' → ');
  if (form.kind === 'number' && typeof answer === 'number') return `${decimal(String(answer))} ${form.unit}`.trim();
  if (Array.isArray(answer)) return answer.join(', ');
  return typeof answer === 'object' ? say('one.curve') : String(answer);
}
