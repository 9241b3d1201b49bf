// Entry of a Node worker thread: TypeScript for whatever runner started us, then the worker itself.
import { register } from 'tsx/esm/api';

register();
await import('./node-worker.ts');
