/**
 * Vite plugin: where a module says a message by its id, it imports that message, so that the page it is in carries this one
 * and not its area. `say('title')` becomes a call with the message itself. An id that is put together from texts and values,
 * `` say(`kind.${kind}`) ``, takes the messages whose ids have that form. A module that hands `say` on keeps the area.
 */
import { join } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type Plugin, Visitor } from 'vite';

const AREA = /[/\\]packages[/\\]messages[/\\]src[/\\]areas[/\\]([\w-]+)\.ts$/;
const SENTENCE = join(import.meta.dirname, '..', '..', 'packages', 'messages', 'src', 'sentence.ts');

/** The function of an area, by the name that a module has for it. */
interface Speaker {
  readonly name: string;
  readonly area: string;
  /** Where the name stands in its import or declaration. */
  readonly at: number;
  /** Where its area is made, in the area's own module. */
  readonly madeAt?: number;
}

interface Call {
  readonly speaker: Speaker;
  readonly callee: ESTree.Expression;
  readonly isEnglish: boolean;
  readonly id: ESTree.Expression;
}

type Resolve = (module: string) => Promise<string | undefined>;

type ModuleOf = (area: string, form: string) => string;

/** `import { say as sayShell } from '@lanelab/messages/shell'` */
async function imported(statement: ESTree.ImportDeclaration, resolve: Resolve): Promise<readonly Speaker[]> {
  const specifiers = statement.specifiers.filter(
    (each) => each.type === 'ImportSpecifier' && 'name' in each.imported && each.imported.name === 'say',
  );
  if (specifiers.length === 0) return [];
  const area = AREA.exec((await resolve(statement.source.value)) ?? '')?.[1];
  if (area === undefined) return [];
  return specifiers.map(({ local }) => ({ name: local.name, area, at: local.start }));
}

/** `export const say = area('shell', en)` */
function declared(statement: ESTree.Program['body'][number]): readonly Speaker[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
    const [area] = init.arguments;
    if (init.callee.name !== 'area' || area?.type !== 'Literal' || typeof area.value !== 'string') return [];
    return [{ name: id.name, area: area.value, at: id.start, madeAt: init.start }];
  });
}

/** Calls of speakers that the module only calls. Any other use, and any other thing of the name, leaves a speaker out. */
function callsOf(program: ESTree.Program, speakers: readonly Speaker[]): readonly Call[] {
  const byName = new Map(speakers.map((speaker) => [speaker.name, speaker]));
  const known = new Set(speakers.map(({ at }) => at));
  const calls: Call[] = [];
  const names: { readonly name: string; readonly start: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [id] }) {
      const isMember = callee.type === 'MemberExpression';
      const isEnglish = isMember && !callee.computed && callee.property.name === 'english';
      if (isMember && !isEnglish) return;
      const called = isMember ? callee.object : callee;
      const speaker = called.type === 'Identifier' ? byName.get(called.name) : undefined;
      if (speaker === undefined || id === undefined || id.type === 'SpreadElement') return;
      known.add(called.start);
      calls.push({ speaker, callee, isEnglish, id });
    },
    ImportSpecifier({ imported: { start } }) {
      known.add(start);
    },
    MemberExpression({ computed, property }) {
      if (!computed) known.add(property.start);
    },
    Property({ computed, shorthand, key }) {
      if (!computed && !shorthand) known.add(key.start);
    },
    Identifier({ name, start }) {
      if (byName.has(name)) names.push({ name, start });
    },
  }).visit(program);
  const usedOtherwise = new Set(names.filter(({ start }) => !known.has(start)).map(({ name }) => name));
  return calls.filter(({ speaker }) => !usedOtherwise.has(speaker.name));
}

/** Forms of the ids that a call may have: `open` or `close`, `count.*`, `*` for any. */
function formsOf(id: ESTree.Expression): readonly string[] {
  if (id.type === 'Literal' && typeof id.value === 'string') return [id.value];
  if (id.type === 'ConditionalExpression') return [...formsOf(id.consequent), ...formsOf(id.alternate)];
  if (id.type === 'ParenthesizedExpression') return formsOf(id.expression);
  return [id.type === 'TemplateLiteral' ? id.quasis.map(({ value }) => value.cooked).join('*') : '*'];
}

/** Areas of which a module may say any message: it takes their other forms from the same list, or they would be in the page twice. */
const wholeAreas = (calls: readonly Call[]): ReadonlySet<string> =>
  new Set(calls.filter(({ id }) => formsOf(id).includes('*')).map(({ speaker }) => speaker.area));

/** The module with its calls changed, and imports for them. */
class Rewriting {
  readonly #code: MagicString;
  readonly #moduleOf: ModuleOf;
  readonly #whole: ReadonlySet<string>;
  readonly #locals = new Map<string, string>();

  constructor(code: string, moduleOf: ModuleOf, calls: readonly Call[]) {
    this.#code = new MagicString(code);
    this.#moduleOf = moduleOf;
    this.#whole = wholeAreas(calls);
    for (const call of calls) this.#call(call);
  }

  #call({ speaker, callee, isEnglish, id }: Call): void {
    this.#code.update(callee.start, callee.end, isEnglish ? '__englishSentence' : '__sentence');
    this.#message(speaker.area, id);
  }

  /** So that a module whose sentences alone are used does not carry its area. */
  pure(madeAt: number): void {
    this.#code.appendLeft(madeAt, '/* @__PURE__ */ ');
  }

  result() {
    const imports = [...this.#locals].map(([module, local]) => `import ${local} from ${JSON.stringify(module)};\n`);
    const functions = 'sentence as __sentence, englishSentence as __englishSentence';
    this.#code.prepend(`import { ${functions} } from ${JSON.stringify(SENTENCE)};\n${imports.join('')}`);
    return { code: this.#code.toString(), map: this.#code.generateMap({ hires: 'boundary' }) };
  }

  /** What stands for the message in the place of its id. */
  #message(area: string, id: ESTree.Expression): void {
    if (id.type === 'Literal' && typeof id.value === 'string') {
      this.#code.update(id.start, id.end, this.#local(area, id.value));
    } else if (id.type === 'ConditionalExpression') {
      this.#message(area, id.consequent);
      this.#message(area, id.alternate);
    } else if (id.type === 'ParenthesizedExpression') {
      this.#message(area, id.expression);
    } else {
      const [form = '*'] = formsOf(id);
      const local = this.#local(area, form.includes('*') && this.#whole.has(area) ? '*' : form);
      if (form.includes('*')) this.#code.appendLeft(id.start, `${local}[`).appendRight(id.end, ']');
      else this.#code.update(id.start, id.end, local);
    }
  }

  #local(area: string, form: string): string {
    const module = this.#moduleOf(area, form);
    const local = this.#locals.get(module) ?? `__message${this.#locals.size}`;
    this.#locals.set(module, local);
    return local;
  }
}

/** `moduleOf` names the module of a message, or of messages whose ids have a form. */
export function messageCalls(moduleOf: ModuleOf): Plugin {
  return {
    name: 'lanelab-message-calls',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (id.includes('/node_modules/') || !/\bsay\b/.test(code)) return null;
      const program = this.parse(code);
      const resolve: Resolve = async (module) => (await this.resolve(module, id))?.id;
      const found = program.body.map(async (statement) =>
        statement.type === 'ImportDeclaration' ? imported(statement, resolve) : declared(statement),
      );
      const speakers = (await Promise.all(found)).flat();
      if (speakers.length === 0) return null;
      const rewriting = new Rewriting(code, moduleOf, callsOf(program, speakers));
      for (const { madeAt } of speakers) if (madeAt !== undefined) rewriting.pure(madeAt);
      return rewriting.result();
    },
  };
}
