/** What a built page has of the engine's enumerations: those that its modules name. */
import { join } from 'node:path';
import { DROP_REASONS, LINK_DIRECTIONS } from '@lanelab/engine';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { engineNames } from './engine-names.config.ts';

const ENTRY = join(import.meta.dirname, 'src', 'module-of-this-test.ts');

test('a page has the enumerations that it names, and no others', async () => {
  const entry = {
    name: 'entry',
    resolveId: (name: string) => (name === ENTRY ? ENTRY : null),
    load: (id: string) =>
      id === ENTRY
        ? `import { DROP_REASONS, LINK_DIRECTIONS } from '@lanelab/engine'; export const named = [DROP_REASONS, LINK_DIRECTIONS];`
        : null,
  };
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry, engineNames()],
    build: { write: false, lib: { entry: ENTRY, formats: ['es'] } },
  });
  if (!Array.isArray(output)) throw new Error('a library is a list of outputs');
  const chunk = output.flatMap(({ output: chunks }) => chunks).find(({ type }) => type === 'chunk');
  const code = chunk !== undefined && 'code' in chunk ? chunk.code : '';
  const { named } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(named).toEqual([DROP_REASONS, LINK_DIRECTIONS]);
  expect(code).not.toContain('LE_ARP_REQUEST');
});
