// Entry of a judging thread: TypeScript for whatever runner started us, then the judge itself.
import { register } from 'tsx/esm/api';

register();
const { judge } = await import('./worker.ts');
export default judge;
