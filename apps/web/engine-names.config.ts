/**
 * Vite plugin: in a built page each enumeration of the engine is a module of its own. They are written from the Rust types into one
 * file, of which a page would load all: the names of every message and field, where it has to tell a cell from a frame.
 */
import type { Plugin } from 'vite';

const NAMES = /[/\\]packages[/\\]engine[/\\]ts[/\\]generated[/\\]names\.ts$/;
/** The name of a list's module has an ending, or other plugins would take it for a file of theirs. */
const moduleOf = (name: string): string => `lanelab-engine-name:${name}.name`;

const MODULE = /^\0?lanelab-engine-name:(\w+)\.name$/;

export function engineNames(): Plugin {
  const lists = new Map<string, string>();
  return {
    name: 'lanelab-engine-names',
    apply: 'build',
    // After the types are gone.
    enforce: 'post',
    resolveId: (id) => (MODULE.test(id) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load(id) {
      const name = MODULE.exec(id)?.[1];
      return name === undefined ? null : { code: `export const ${name} = ${lists.get(name)};`, map: null };
    },
    transform(code, id) {
      if (!NAMES.test(id)) return null;
      const exported = this.parse(code).body.flatMap((statement) =>
        statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
          ? statement.declaration.declarations
          : [],
      );
      const names = exported.flatMap(({ id: binding, init }) => {
        if (binding.type !== 'Identifier' || init === null) return [];
        lists.set(binding.name, code.slice(init.start, init.end));
        return [binding.name];
      });
      return {
        code: names.map((name) => `export { ${name} } from ${JSON.stringify(moduleOf(name))};`).join('\n'),
        map: null,
      };
    },
  };
}
