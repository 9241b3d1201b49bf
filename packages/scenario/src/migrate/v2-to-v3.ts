/** Version 3: emulated LANs, signalling, bridges and routers. */

/** All that it added may be absent; a document has none of it. */
export const keepAsItIs = (document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => document;
