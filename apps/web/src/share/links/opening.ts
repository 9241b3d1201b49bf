/** What an address opens: the scenario, or why not and what of it could be read all the same. No page, no server. */
import { fewIssuesInWords } from '@lanelab/messages/scenario';
import { say } from '@lanelab/messages/share';
import { loadPreset } from '@lanelab/papers/load';
import { closest, documentHash, parseScenario, type Scenario } from '@lanelab/scenario';
import { fewIssuesWords } from '../../document/store/edits/field.ts';
import type { StoredScenario } from './answers.ts';
import type { StoreError } from './ask-server.ts';
import { type ReadOptions, readFragment, readLinkOptions } from './link-options.ts';

/** Where a document came from, as far as saving it again needs to know. */
export type Origin =
  | { readonly kind: 'new' }
  | { readonly kind: 'link' }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'preset'; readonly id: string }
  | { readonly kind: 'stored'; readonly stored: StoredOrigin };

/** The revision that was opened or last stored: what a change rests on. */
export interface StoredOrigin {
  readonly id: string;
  readonly revision: number;
  readonly etag: string;
  /** `documentHash` of that revision, as it was opened here. */
  readonly hash: string;
}

/** What could not be opened, in words, and what of it can be shown. */
export interface Refusal {
  readonly kind: 'refused';
  readonly title: string;
  readonly reason: string;
  readonly readable: Scenario | null;
  /** Asking again may help. */
  readonly canRetry: boolean;
}

export type Opening =
  | {
      readonly kind: 'scenario';
      readonly scenario: Scenario;
      readonly origin: Origin;
      /** A document of a newer lab: what of it is understood here can be looked at and run, not changed. */
      readonly isReadOnly: boolean;
      /** What the reader should know before reading on. */
      readonly notes: readonly string[];
    }
  | Refusal;

/** What an address asks for. */
export type Asked = { readonly link: ReadOptions } & (
  | { readonly kind: 'nothing' }
  /** The text of a self-contained link, as it stands after `#`. */
  | { readonly kind: 'link'; readonly payload: string }
  | { readonly kind: 'preset'; readonly id: string }
  | { readonly kind: 'stored'; readonly id: string; readonly revision: number | null; readonly key: string | null }
  | { readonly kind: 'draft'; readonly id: string }
);

export function refusal(title: string, reason: string, more: Partial<Refusal> = {}): Refusal {
  return { kind: 'refused', title, reason, readable: null, canRetry: false, ...more };
}

/** A document that was parsed from JSON, from wherever. */
export function openDocument(
  document: unknown,
  origin: Origin,
  title = say('opening.this-scenario-cannot-be-opened'),
): Opening {
  const parsed = parseScenario(document);
  if (parsed.ok) return { kind: 'scenario', scenario: parsed.scenario, origin, isReadOnly: false, notes: [] };
  if (parsed.loose !== undefined) {
    const note = say('opening.something-in-this-scenario-does', {
      parsed: fewIssuesWords(parsed.loose, parsed.errors),
    });
    return { kind: 'scenario', scenario: parsed.loose, origin, isReadOnly: false, notes: [note] };
  }
  if (parsed.newer === undefined || parsed.readable === undefined)
    return refusal(title, fewIssuesInWords(parsed.errors), { readable: parsed.readable ?? null });
  const note = say('opening.made-by-a-newer-lab', { newer: parsed.newer });
  return { kind: 'scenario', scenario: parsed.readable, origin, isReadOnly: true, notes: [note] };
}

export async function openPreset(id: string): Promise<Opening> {
  const preset = await loadPreset(id);
  if (preset !== null)
    return { kind: 'scenario', scenario: preset.build(), origin: { kind: 'preset', id }, isReadOnly: false, notes: [] };
  const { PRESETS } = await import('@lanelab/papers/presets');
  const near = closest(
    id,
    PRESETS.map((each) => each.id),
  );
  return refusal(
    say('opening.there-is-no-such-preset'),
    near === null
      ? say('opening.no-such-preset', { id: id.slice(0, 80) })
      : say('opening.no-such-preset-but', { id: id.slice(0, 80), near }),
  );
}

/** What the server answered for `/s/<id>`. */
export function openStored(stored: StoredScenario): Opening {
  const { id, revision, etag } = stored;
  const opening = openDocument(stored.scenario, { kind: 'new' });
  if (opening.kind === 'refused') return opening;
  const hash = documentHash(opening.scenario);
  return { ...opening, origin: { kind: 'stored', stored: { id, revision, etag, hash } } };
}

/** What the server did not answer. */
export function openFailure(error: StoreError): Refusal {
  return error.kind === 'missing'
    ? refusal(say('opening.no-scenario-is-stored-under'), error.message)
    : refusal(say('opening.the-scenario-could-not-be'), error.message, { canRetry: true });
}

interface AddressParts {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** Reads `/lab…`, `/s/…` and `/embed…`. */
export function readAddress({ path, search, hash }: AddressParts): Asked {
  const link = readLinkOptions(search, hash);
  const fragment = readFragment(hash);
  const query = new URLSearchParams(search);
  const id = /^\/s\/([^/]+)\/?$/.exec(path)?.[1] ?? (path.startsWith('/embed') ? query.get('s') : null);
  if (id !== null) {
    const revision = /^[1-9]\d{0,8}$/.exec(query.get('revision') ?? '')?.[0];
    const key = fragment.parameters.get('key');
    return { link, kind: 'stored', id, revision: revision === undefined ? null : Number(revision), key };
  }
  if (fragment.payload !== '') return { link, kind: 'link', payload: fragment.payload };
  const preset = query.get('preset');
  if (preset !== null) return { link, kind: 'preset', id: preset };
  const draft = query.get('draft');
  return draft === null ? { link, kind: 'nothing' } : { link, kind: 'draft', id: draft };
}
