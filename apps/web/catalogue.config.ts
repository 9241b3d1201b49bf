/** The catalogue's files as the build of the page reads them. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { transformWithOxc } from 'vite';

const SOURCES = join(import.meta.dirname, '..', '..', 'packages', 'messages', 'src');

/** The folder of a language. */
export type Folder = 'en' | 'pt-BR';

/** ICU texts by id. */
export type Texts = Readonly<Record<string, string>>;

export const catalogueOf = (area: string, folder: Folder = 'en'): string => join(SOURCES, folder, `${area}.ts`);

export async function textsOf(area: string, folder: Folder = 'en'): Promise<Texts> {
  const file = catalogueOf(area, folder);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return texts;
}

/** Areas that a language has a file for, in alphabetical order. */
export const areasOf = (folder: Folder): readonly string[] =>
  readdirSync(join(SOURCES, folder))
    .map((name) => name.replace('.ts', ''))
    .sort();

/** An ICU text compiled, as JSON. */
export const compiled = (text = ''): string => JSON.stringify(compileMessageOrThrow(text));
