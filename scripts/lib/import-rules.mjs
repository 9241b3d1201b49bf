// Who may import whom: the table of docs/architecture.md in a form that a script can hold the code to.
// Arrows point down only: web, server, cli -> lessons, papers -> charts, scenario, engine -> protocols.

/** TypeScript workspaces: which of ours they may import, and where given, the only outside packages. */
export const WORKSPACES = [
  // The hash that names a scenario has to be the same, and synchronous, in browser and Node: @noble/hashes.
  { folder: 'packages/scenario', ours: [], outside: ['zod', 'fflate', '@noble/hashes'], node: false },
  // resvg only turns finished SVG into PNG, in a file of its own that no browser loads.
  {
    folder: 'packages/charts',
    ours: ['@lanelab/messages', '@lanelab/scenario'],
    outside: [/^d3-/, '@resvg/resvg-js'],
    node: 'png',
  },
  // The filter language: fields of the engine's messages by name. Its grammar is written for Peggy, which leaves no code to import.
  { folder: 'packages/filter', ours: ['@lanelab/engine', '@lanelab/scenario'], outside: [], node: false },
  // Lingui fills in ICU messages; where they are not compiled at build time, it compiles them too. The table of translations is
  // read from its files in a module that no browser loads.
  {
    folder: 'packages/messages',
    ours: ['@lanelab/engine', '@lanelab/filter', '@lanelab/scenario'],
    outside: ['@lingui/core', '@lingui/message-utils'],
    node: 'at-run',
  },
  // tsx lets a worker thread of Node read TypeScript.
  { folder: 'packages/engine', ours: [], outside: ['tsx'], node: 'node' },
  // Lessons: their texts are ICU messages with Markdown in them, so that Lingui and mdast read them as the page does.
  {
    folder: 'packages/lessons',
    ours: ['@lanelab/papers', '@lanelab/messages', '@lanelab/filter', '@lanelab/scenario', '@lanelab/engine'],
    outside: ['zod', 'fflate', '@noble/hashes', '@lingui/core', '@lingui/message-utils', 'mdast-util-from-markdown'],
    node: false,
  },
  {
    folder: 'packages/papers',
    ours: ['@lanelab/charts', '@lanelab/messages', '@lanelab/scenario', '@lanelab/engine'],
    outside: [],
    node: false,
  },
  {
    folder: 'apps/web',
    ours: [
      '@lanelab/lessons',
      '@lanelab/papers',
      '@lanelab/charts',
      '@lanelab/messages',
      '@lanelab/filter',
      '@lanelab/scenario',
      '@lanelab/engine',
    ],
    node: false,
  },
  {
    folder: 'apps/server',
    ours: [
      '@lanelab/lessons',
      '@lanelab/papers',
      '@lanelab/charts',
      '@lanelab/messages',
      '@lanelab/scenario',
      '@lanelab/engine',
    ],
    node: true,
  },
  {
    folder: 'apps/cli',
    ours: [
      '@lanelab/lessons',
      '@lanelab/papers',
      '@lanelab/charts',
      '@lanelab/messages',
      '@lanelab/filter',
      '@lanelab/scenario',
      '@lanelab/engine',
    ],
    node: true,
  },
  {
    folder: 'e2e',
    ours: ['@lanelab/engine', '@lanelab/lessons', '@lanelab/messages', '@lanelab/papers', '@lanelab/scenario'],
    node: true,
    reaches: ['scripts/'],
  },
];

/**
 * The rooms of the web app, `apps/web/src/<room>`, from the top floor down. A room may import the rooms below it, never one
 * above. `entry` is the file to begin reading at.
 */
export const WEB_ROOMS = [
  { room: 'shell', entry: 'main.tsx', why: 'the page itself: routes, start page, help, offline use' },
  { room: 'room', entry: 'RoomPage.tsx', why: 'a student in a live room: follows, leaves, answers' },
  {
    room: 'assignment',
    entry: 'give/AssignPage.tsx',
    why: 'a lesson given to a class: the pages of its teacher and of its students',
  },
  {
    room: 'lesson',
    entry: 'LessonPage.tsx',
    why: 'lessons: played, written, printed, and their results computed again',
  },
  { room: 'lecture', entry: 'PresentPage.tsx', why: 'the lecture in beats, run live' },
  { room: 'lesson', entry: 'LessonPage.tsx', why: 'lessons: their list, and one that is played beside its network' },
  {
    room: 'lab',
    entry: 'workbench/LabPage.tsx',
    why: 'draw, inspect, play, compare, embed: the workbench and its panels',
  },
  { room: 'papers', entry: 'gallery/GalleryPage.tsx', why: 'experiments of the papers, their figures, predictions' },
  { room: 'share', entry: 'links/links.ts', why: 'links, drafts, stored scenarios, the share dialog' },
  { room: 'playback', entry: 'controller.ts', why: 'one clock for runs of the engine, and what a run shows' },
  { room: 'document', entry: 'store/store.ts', why: 'the scenario being edited: store, devices, forms, its drawing' },
  { room: 'base', entry: 'ui/Button.tsx', why: 'controls, number formats, styles: no domain, no engine' },
];

/**
 * The top-level modules of the Rust crates, from the top floor down. A module may use those on the floors below it: never one
 * above, nor one beside it. `src/lib.rs` and programs in `src/bin` use any.
 */
export const RUST_FLOORS = {
  'packages/engine': [
    // The boundary, and the test that writes its TypeScript types.
    ['wasm', 'typescript'],
    ['inspect', 'overhead'],
    ['simulation'],
    ['device', 'capture'],
    ['host', 'switch'],
    ['stack'],
    ['context'],
    ['machine', 'trace'],
    ['measure', 'packet'],
    ['account', 'source'],
    ['scenario'],
  ],
  'packages/engine/cells': [
    ['atm'],
    // The kernel: time, events, random streams. It knows no ATM, no hosts and no measurement.
    ['sim'],
  ],
  'packages/protocols': [
    ['overhead', 'mpoa'],
    ['tcp', 'udp', 'icmp', 'nhrp', 'lane', 'clip', 'signalling'],
    ['ip', 'router', 'arp', 'bridge', 'ethernet', 'entity', 'pnni', 'sscop', 'ilmi', 'aal5', 'pcap'],
    ['vcc', 'table'],
    ['wire', 'machine', 'timed'],
    ['frame', 'payload', 'random', 'time', 'derived', 'sorted', 'order'],
  ],
};

/** Rust: in the files that `files` matches, `never` must not occur outside comments and test modules. */
export const RUST = [
  {
    files: /^packages\/protocols\/src\//,
    never:
      /\blanelab_(engine|cells)\b|\bstd::(time|fs|io|thread|process|env)\b|\brand::|\b(wasm_bindgen|js_sys|web_sys)\b/,
    why: 'protocols is sans-I/O: no clock, no randomness, no I/O, no engine, no JavaScript',
  },
  {
    files: /^packages\/engine\/(cells\/)?src\/(?!wasm\/|wasm\.rs)/,
    never: /\b(wasm_bindgen|js_sys|web_sys)\b/,
    why: 'the wasm module alone knows JavaScript',
  },
  {
    files: /^packages\/engine\/(cells\/)?src\/(?!bin\/)/,
    never: /\bstd::(time|fs|thread|process|env)\b|\brand::/,
    why: 'the engine has no clock, randomness or I/O of the machine',
  },
];
