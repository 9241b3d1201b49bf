/** In Node, as in tests, the table is made of the catalogue's files when a process in Portuguese starts. */
import { readdirSync } from 'node:fs';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compiled } from '#compile';

/** Tests of the web app have the English ones compiled already, as its pages do. */
type Messages = Readonly<Record<string, string | CompiledMessage>>;

async function messagesOf(folder: 'en' | 'pt-BR', area: string): Promise<Messages> {
  const { default: messages } = (await import(`./${folder}/${area}.ts`)) as { readonly default: Messages };
  return messages;
}

async function entriesOf(area: string): Promise<readonly (readonly [string, CompiledMessage])[]> {
  const [english, portuguese] = [await messagesOf('en', area), await messagesOf('pt-BR', area)];
  return Object.entries(portuguese).map(([id, text]) => [JSON.stringify(compiled(english[id] ?? '')), compiled(text)]);
}

const files = readdirSync(new URL('./pt-BR', import.meta.url)).sort();
const entries = await Promise.all(files.map((name) => entriesOf(name.replace('.ts', ''))));

/** The Portuguese message for each English one, both compiled; the key is the English one as JSON. */
export const translations: ReadonlyMap<string, CompiledMessage> = new Map(entries.flat());
