/** Addresses of assignments: giving a lesson, joining a class, and the page of its teacher. */

/** Where a lesson comes from that is given to a class: a built-in one, one that the server stores, one of this browser. */
export type GivenSource =
  | { readonly kind: 'built-in'; readonly id: string }
  | { readonly kind: 'stored'; readonly id: string; readonly revision: number | null }
  | { readonly kind: 'kept'; readonly id: string };

const NAMES = { 'built-in': 'lesson', stored: 's', kept: 'id' } as const;

/** `/assign?lesson=<id>`, `/assign?s=<id>`, `/assign?id=<id>` */
export function assignAddress(source: GivenSource): string {
  const revision = source.kind === 'stored' && source.revision !== null ? `&revision=${source.revision}` : '';
  return `/assign?${NAMES[source.kind]}=${encodeURIComponent(source.id)}${revision}`;
}

/** The lesson that an address of `/assign` names; null where it names none. */
export function givenBy(search: string): GivenSource | null {
  const query = new URLSearchParams(search);
  const of = (kind: GivenSource['kind']) => query.get(NAMES[kind]) ?? '';
  if (of('built-in') !== '') return { kind: 'built-in', id: of('built-in') };
  const revision = Number(query.get('revision') ?? Number.NaN);
  if (of('stored') !== '')
    return { kind: 'stored', id: of('stored'), revision: Number.isSafeInteger(revision) ? revision : null };
  return of('kept') === '' ? null : { kind: 'kept', id: of('kept') };
}

/** `/join/<code>`: whoever has it may read the title and join. */
export const joinAddress = (code: string): string => `/join/${code}`;

/** `/join/<code>#key=<key>`: one student, on any machine. */
export const continueAddress = (code: string, key: string): string => `/join/${code}#key=${key}`;

export const teachAddress = (code: string): string => `/teach/${code}`;

/** `/teach/<code>#key=<key>`: whoever has it sees everything of the class. */
export const teacherAddress = (code: string, key: string): string => `/teach/${code}#key=${key}`;

/** The key in the fragment of an address; null where there is none. */
export const keyIn = (hash: string): string | null => /[#&]key=([A-Za-z0-9_-]{8,100})$/.exec(hash)?.[1] ?? null;
