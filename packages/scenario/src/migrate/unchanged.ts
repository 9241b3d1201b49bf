/**
 * Version 3 added emulated LANs, signalling, bridges and routers, version 4 where a document opens, version 5
 * branches: all of it may be absent.
 */

/** A document of the version before has none of it. */
export const keepAsItIs = (document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => document;
