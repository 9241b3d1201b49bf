// Entry of a worker thread for documents: TypeScript for whatever runner started us, then the tasks themselves.
import { register } from 'tsx/esm/api';

register();
const { perform } = await import('./worker.ts');
export default perform;
