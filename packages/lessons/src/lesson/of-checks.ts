/** A lesson of one step, made from a network and the checks that it should pass: the shortest task that a teacher can give. */
import { LESSON_VERSION, type Lesson } from './document.ts';
import { liveLink, targetsIn } from './links.ts';
import type { StepSource } from './source.ts';
import type { LocalText } from './text.ts';

export interface NetworkWithChecks {
  readonly title: string;
  /** What the network asks, and what its author noted; both may be empty. */
  readonly question: string;
  readonly notes: string;
  /** Where the network comes from. */
  readonly source: StepSource;
  readonly checks: readonly string[];
}

const UNTITLED: LocalText = { en: 'A network to be changed', 'pt-BR': 'Uma rede a ser mudada' };
const REQUEST: LocalText = {
  en: 'Change the network until every check holds.',
  'pt-BR': 'Mude a rede até que todas as verificações valham.',
};
const MINUTES = 15;
/** As a lesson has them: a scenario may have more. */
const MOST_CHECKS = 20;
const MOST_TITLE = 200;
const MOST_QUESTION = 1_000;
const MOST_TEXT = 4_000;

/**
 * The words of a network as a text of a lesson. There, braces stand for values, which the author of a network knows nothing of, and a
 * link has to be one of those that lessons have.
 */
function asText(words: string, most: number): string {
  const plain = words.replaceAll(/'?[{}]'?/g, '');
  const isLinked = targetsIn(plain).every((target) => liveLink(target) !== null);
  return (isLinked ? plain : plain.replaceAll(/[[<]/g, String.raw`\$&`)).slice(0, most);
}

export function lessonOfChecks({ title, question, notes, source, checks }: NetworkWithChecks): Lesson {
  const name = asText(title.trim(), MOST_TITLE);
  return {
    lanelabLesson: LESSON_VERSION,
    title: name === '' ? UNTITLED : name,
    question: asText(question, MOST_QUESTION),
    goals: [],
    minutes: MINUTES,
    figures: [],
    presets: [],
    needs: [],
    draws: [],
    steps: [
      {
        id: 'network',
        title: name === '' ? UNTITLED : name,
        text: asText(notes, MOST_TEXT),
        scenario: source,
        changes: [],
        draws: [],
        task: { kind: 'change', request: REQUEST },
        checks: checks.slice(0, MOST_CHECKS).map((check) => ({ check })),
        traps: [],
        values: [],
        hints: [],
        explanation: '',
      },
    ],
  };
}
