// A lesson that comes with the lab, with the model solution of each of these seeds as its page writes it: one JSON document.
//   node --import tsx solved-results.mts LESSON SEED...
import { handedIn, solvedSteps } from '../../apps/server/test/support/results.ts';
import { builtInLesson } from '../../packages/lessons/src/built-in/index.ts';

const [id = '', ...seeds] = process.argv.slice(2);
const lesson = await builtInLesson(id);
if (lesson === null) throw new Error(`there is no lesson ${id}`);
const results = [];
for (const seed of seeds) results.push(handedIn(lesson, seed, await solvedSteps(lesson, seed), id));
process.stdout.write(JSON.stringify({ lesson, results }));
