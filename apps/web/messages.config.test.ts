/** What a built page has of the catalogue: the messages that its modules say, and no ids. */
import { join } from 'node:path';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { say } from '@lanelab/messages/start';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { compiledMessages } from './messages.config.ts';

const ENTRY = join(import.meta.dirname, 'src', 'module-of-this-test.ts');

/** Scripts that a page gets of a module, the one that it begins with first. */
async function scriptsOf(source: string): Promise<readonly string[]> {
  const entry = {
    name: 'entry',
    resolveId: (name: string) => (name === ENTRY ? ENTRY : null),
    load: (id: string) => (id === ENTRY ? source : null),
  };
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry, compiledMessages()],
    build: { write: false, lib: { entry: ENTRY, formats: ['es'] }, rolldownOptions: { input: ENTRY } },
  });
  if (!Array.isArray(output)) throw new Error('a library is a list of outputs');
  return output.flatMap(({ output: chunks }) => chunks.flatMap((chunk) => ('code' in chunk ? [chunk.code] : [])));
}

/** The script that a page begins with. */
const built = async (source: string): Promise<string> => (await scriptsOf(source))[0] ?? '';

const run = (code: string): Promise<Readonly<Record<string, unknown>>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

test('a call by id carries its message alone', async () => {
  const code = await built(`
    import { say } from '@lanelab/messages/start';
    export const words = (still: boolean) => [say('start.title'), say(still ? 'start.next' : 'start.play'), say('start.still', { index: 2, count: 5 })];`);
  const { words } = (await run(code)) as { readonly words: (still: boolean) => readonly string[] };
  expect(words(true)).toEqual([say('start.title'), say('start.next'), say('start.still', { index: 2, count: 5 })]);
  expect(words(false)[1]).toBe(say('start.play'));
  expect(code).not.toContain(say('start.starting'));
  expect(code).not.toMatch(/start\.still["'`]/);
});

test('an id that is put together takes the messages of its form', async () => {
  const code = await built(`
    import { say as sayProtocol } from '@lanelab/messages/protocol';
    export const words = (kind: 'bus' | 'les') => sayProtocol(\`process.\${kind}\`);`);
  const { words } = (await run(code)) as { readonly words: (kind: string) => string };
  expect(['bus', 'les'].map(words)).toEqual([sayProtocol('process.bus'), sayProtocol('process.les')]);
  expect(() => words('none')).toThrow('no message');
  expect(code).not.toContain(sayProtocol('lan-type.other', { number: 7 }).replace('7', ''));
});

test('a module that may say any message of an area has the list of its messages once', async () => {
  const code = await built(`
    import { say } from '@lanelab/messages/protocol';
    export const words = (id: string, kind: string) => [say(id), say(\`process.\${kind}\`)];`);
  const { words } = (await run(code)) as { readonly words: (id: string, kind: string) => readonly string[] };
  expect(words('process.bus', 'les')).toEqual([sayProtocol('process.bus'), sayProtocol('process.les')]);
  expect(code.match(/["'`]process\.bus["'`]/g)).toHaveLength(1);
});

test('a module that hands its words on keeps the area', async () => {
  const code = await built(`
    import { say } from '@lanelab/messages/start';
    const title = (words: typeof say) => words('start.title');
    const play = (say: { english: (id: 'start.play') => string }) => say.english('start.play');
    export const words = [title(say), play(say), say('start.next')];`);
  expect((await run(code)).words).toEqual([say('start.title'), say.english('start.play'), say('start.next')]);
  expect(code).toContain(say('start.starting'));
});

test('a message that there is not stops the build', async () => {
  const source = `import { say } from '@lanelab/messages/start'; export const words = say('no-such-title');`;
  await expect(built(source)).rejects.toThrow('area start of the catalogue has no message no-such-title');
});

test('Portuguese and the generated language are in scripts of their own, which the others ask for by their names alone', async () => {
  const [first = '', ...others] = await scriptsOf(`
    import { say } from '@lanelab/messages/start';
    export const words = say('start.title');`);
  const words = ['O mesmo arquivo, duas redes', 'àƀćðé'];
  expect(words.map((word) => others.filter((code) => code.includes(word)).length)).toEqual([1, 1]);
  expect(words.filter((word) => first.includes(word))).toEqual([]);
});
