// Prints the ids of the experiments of the four papers, without the classic ones, a line of JSON.
import { EXPERIMENTS } from '../../packages/papers/src/experiments/registry.ts';

console.log(JSON.stringify({ ids: EXPERIMENTS.filter(({ paper }) => paper !== 'classic').map(({ id }) => id) }));
