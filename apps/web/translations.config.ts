/**
 * Vite plugin: the table of Portuguese messages. What a page says is in its scripts in English; a page in Portuguese loads this table
 * first and looks each message up in it, so that a page in English carries nothing of another language.
 */
import type { Plugin } from 'vite';
import { areasOf, compiled, textsOf } from './catalogue.config.ts';

const TABLE = /[/\\]packages[/\\]messages[/\\]src[/\\]translated-at-build\.ts$/;

/** The Portuguese message for each English one, both compiled, as JSON; the key is the English one as JSON. */
async function tableAsJson(): Promise<string> {
  const entries = areasOf('pt-BR').map(async (area) => {
    const [english, portuguese] = [await textsOf(area), await textsOf(area, 'pt-BR')];
    return Object.entries(portuguese).map(([id, text]) => `${JSON.stringify(compiled(english[id]))}:${compiled(text)}`);
  });
  return `{${(await Promise.all(entries)).flat().join()}}`;
}

export function translationTable(): Plugin {
  return {
    name: 'lanelab-translation-table',
    enforce: 'pre',
    async transform(_code, id) {
      if (!TABLE.test(id)) return null;
      // A browser reads JSON in a text several times faster than the same as source.
      const table = JSON.stringify(await tableAsJson());
      return { code: `export const translations = new Map(Object.entries(JSON.parse(${table})));`, map: null };
    },
  };
}
