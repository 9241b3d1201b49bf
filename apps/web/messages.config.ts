/** Vite plugin: compiles the catalogue's ICU texts while the page is built, so that no parser travels to the browser. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Plugin, transformWithOxc } from 'vite';

const CATALOGUE = /[/\\]packages[/\\]messages[/\\]src[/\\]en[/\\][\w-]+\.ts$/;

export function compiledMessages(): Plugin {
  return {
    name: 'lanelab-compiled-messages',
    enforce: 'pre',
    async transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      const { code: plain } = await transformWithOxc(code, id);
      const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(plain)}`);
      const entries = Object.entries(texts as Record<string, string>);
      const compiled = Object.fromEntries(entries.map(([key, text]) => [key, compileMessageOrThrow(text)]));
      return { code: `export default ${JSON.stringify(compiled)};`, map: null };
    },
  };
}
