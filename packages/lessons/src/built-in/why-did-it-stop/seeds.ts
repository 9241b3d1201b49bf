/** Seeds for the tests of this lesson, by the fault that they draw. */
import { variantOf } from '../../lesson/index.ts';
import { mustRead } from '../../lesson/test/lessons.ts';
import { lesson } from './lesson.ts';

const read = mustRead(lesson);

/** The lowest seed of 0 to 49 that draws the fault of this repair. Throws where none of them does. */
export function seedOf(repair: 'start(MPC)' | 'start(LES)' | 'mend(West – East)'): string {
  const seeds = Array.from({ length: 50 }, (_, index) => String(index));
  const seed = seeds.find((each) => variantOf(read, each).get('fault')?.values['repair'] === repair);
  if (seed === undefined) throw new Error(`no seed draws ${repair}`);
  return seed;
}
