#!/usr/bin/env node
// Starts the command line: TypeScript first, then src/start.ts.
import { register } from 'tsx/esm/api';

register();
await import('../src/start.ts');
