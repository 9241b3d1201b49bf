// Who may import whom: the table of docs/architecture.md in a form that a script can hold the code to.
// Arrows point down only: web, server, cli -> charts, scenario, engine -> protocols.

/** TypeScript workspaces: which of ours they may import, and where given, the only outside packages. */
export const WORKSPACES = [
  // The hash that names a scenario has to be the same, and synchronous, in browser and Node: @noble/hashes.
  { folder: 'packages/scenario', ours: [], outside: ['zod', 'fflate', '@noble/hashes'], node: false },
  // resvg only turns finished SVG into PNG, in a file of its own that no browser loads.
  { folder: 'packages/charts', ours: [], outside: [/^d3-/, '@resvg/resvg-js'], node: 'png' },
  // tsx lets a worker thread of Node read TypeScript.
  { folder: 'packages/engine', ours: [], outside: ['tsx'], node: 'node' },
  { folder: 'apps/web', ours: ['@lanelab/charts', '@lanelab/scenario', '@lanelab/engine'], node: false },
  { folder: 'apps/server', ours: ['@lanelab/charts', '@lanelab/scenario', '@lanelab/engine'], node: true },
  { folder: 'apps/cli', ours: ['@lanelab/charts', '@lanelab/scenario', '@lanelab/engine'], node: true },
  { folder: 'e2e', ours: ['@lanelab/engine', '@lanelab/scenario'], node: true, reaches: ['scripts/'] },
];

/** Folders of the web app that must stay free of others: what may be imported from `apps/web/src/<folder>`. */
export const WEB_FOLDERS = {
  ui: ['ui', 'styles'],
  format: ['format'],
  // What a kind of device is, without React but for its form.
  devices: ['devices', 'form', 'stack', 'ui', 'format', 'words'],
  store: ['store', 'devices', 'format'],
  editor: ['editor', 'store', 'devices', 'engine', 'network', 'ui', 'format', 'words'],
  playback: ['playback', 'store', 'engine', 'network', 'ui', 'format', 'words'],
  inspector: ['inspector', 'store', 'devices', 'engine', 'form', 'stack', 'network', 'ui', 'format', 'words'],
  // The layers of the drawing above the cables.
  layers: [
    'layers',
    'editor',
    'inspector',
    'playback',
    'store',
    'devices',
    'engine',
    'network',
    'ui',
    'format',
    'words',
  ],
  // What a run's protocols said and know: messages, ladder, tables.
  protocols: ['protocols', 'playback', 'store', 'engine', 'ui', 'format', 'words'],
  // The table is another way to the same forms.
  table: ['table', 'inspector', 'store', 'devices', 'form', 'ui', 'format', 'words'],
  text: ['text', 'store', 'ui', 'format', 'words'],
};

/** Rust: in the files that `files` matches, `never` must not occur outside comments and test modules. */
export const RUST = [
  {
    files: /^packages\/protocols\/src\//,
    never: /\blanelab_engine\b|\bstd::(time|fs|io|thread|process|env)\b|\brand::|\b(wasm_bindgen|js_sys|web_sys)\b/,
    why: 'protocols is sans-I/O: no clock, no randomness, no I/O, no engine, no JavaScript',
  },
  {
    files: /^packages\/engine\/src\/sim\//,
    never: /\bcrate::(?!sim\b)|\bsuper::super::super\b/,
    why: 'the kernel (sim) knows no ATM, no hosts and no measurement',
  },
  {
    files: /^packages\/engine\/src\/(?!wasm\/|wasm\.rs)/,
    never: /\b(wasm_bindgen|js_sys|web_sys)\b/,
    why: 'the wasm module alone knows JavaScript',
  },
  {
    files: /^packages\/engine\/src\/(?!bin\/)/,
    never: /\bstd::(time|fs|thread|process|env)\b|\brand::/,
    why: 'the engine has no clock, randomness or I/O of the machine',
  },
];
