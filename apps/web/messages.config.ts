/**
 * Vite plugins for the catalogue. Its ICU texts are compiled while the page is built, so that no parser travels to the
 * browser. In a built page each message is a module of its own, and a call that names it by its id imports it instead:
 * a page loads the sentences that it can say and not their whole areas, and no ids.
 */
import type { Plugin } from 'vite';
import { catalogueOf, compiled, type Texts, textsOf } from './catalogue.config.ts';
import { messageCalls } from './message-calls.config.ts';
import { translationTable } from './translations.config.ts';

const CATALOGUE = /[/\\]packages[/\\]messages[/\\]src[/\\]en[/\\]([\w-]+)\.ts$/;

/**
 * Name of the module that holds one message, `count.device`, or all whose ids have a form, `count.*`. It has an ending, or other
 * plugins would take an id such as `open.json` for a file's name. All messages of an area, `*`, are its catalogue.
 */
const moduleOf = (area: string, id: string): string =>
  id === '*' ? catalogueOf(area) : `lanelab-message:${area}/${id}.message`;

const MODULE = /^\0?lanelab-message:([\w-]+)\/(.+)\.message$/;

/** While the page is developed: an area's messages in one module. */
function compiledAreas(): Plugin {
  return {
    name: 'lanelab-compiled-areas',
    apply: 'serve',
    enforce: 'pre',
    async transform(_code, file) {
      const area = CATALOGUE.exec(file)?.[1];
      if (area === undefined) return null;
      const texts = Object.entries(await textsOf(area));
      const entries = texts.map(([id, text]) => `${JSON.stringify(id)}: ${compiled(text)}`);
      return { code: `export default {${entries.join()}};`, map: null };
    },
  };
}

/** Messages by id, each from its own module. */
function messagesById(area: string, ids: readonly string[]): string {
  const imports = ids.map((id, index) => `import m${index} from ${JSON.stringify(moduleOf(area, id))};`);
  return `${imports.join('\n')}\nexport default {${ids.map((id, index) => `${JSON.stringify(id)}: m${index}`).join()}};`;
}

/** In a built page: a module for each message, and of an area that is asked for whole one that imports its messages. */
function compiledSentences(): Plugin {
  const read = new Map<string, Promise<Texts>>();
  const textsIn = (area: string): Promise<Texts> => {
    const texts = read.get(area) ?? textsOf(area);
    read.set(area, texts);
    return texts;
  };
  return {
    name: 'lanelab-compiled-sentences',
    apply: 'build',
    enforce: 'pre',
    resolveId: (name) => (MODULE.test(name) ? { id: `\0${name}`, moduleSideEffects: false } : null),
    async load(id) {
      const [, area, name] = MODULE.exec(id) ?? [];
      if (area === undefined || name === undefined) return null;
      const texts = await textsIn(area);
      if (!name.includes('*')) {
        if (texts[name] === undefined) this.error(`area ${area} of the catalogue has no message ${name}`);
        return { code: `export default ${compiled(texts[name])};`, map: null };
      }
      const form = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
      const ids = Object.keys(texts).filter((key) => form.test(key));
      if (ids.length === 0) this.error(`area ${area} of the catalogue has no message like ${name}`);
      return { code: messagesById(area, ids), map: null };
    },
    async transform(_code, id) {
      const area = CATALOGUE.exec(id)?.[1];
      return area === undefined ? null : { code: messagesById(area, Object.keys(await textsIn(area))), map: null };
    },
  };
}

export const compiledMessages = (): Plugin[] => [
  compiledAreas(),
  compiledSentences(),
  messageCalls(moduleOf),
  translationTable(),
];
