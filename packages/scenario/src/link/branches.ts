/** Branches in a link: what each keeps is written as its differences from the document, which they share almost all of. */

import type { Scenario } from '../schema/document.ts';
import { applyDifferences, differences, parseFields, readDifferences, writeDifferences } from './difference.ts';
import { LinkFormatError } from './octets.ts';

interface PackedBranch {
  readonly id: number;
  readonly name: string;
  readonly atPs: number;
  /** JSON of the differences from the document; absent for the branch that is the document. */
  readonly differs?: string;
}

type PackedScenario = Omit<Scenario, 'branches'> & { readonly branches?: readonly PackedBranch[] };

export function packBranches(scenario: Scenario): PackedScenario {
  const { branches, ...document } = scenario;
  if (branches === undefined) return document;
  const { model, layout } = scenario;
  return {
    ...document,
    branches: branches.map(({ kept, ...branch }) =>
      kept === undefined
        ? branch
        : { ...branch, differs: JSON.stringify(writeDifferences(differences({ model, layout }, kept))) },
    ),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unpacked({ differs, ...branch }: Readonly<Record<string, unknown>>, { model, layout }: Kept): unknown {
  if (typeof differs !== 'string') return branch;
  const kept = structuredClone({ model, layout });
  if (!applyDifferences(kept, readDifferences(parseFields(differs))))
    throw new LinkFormatError({ code: 'no-differences' });
  return { ...branch, kept };
}

interface Kept {
  readonly model?: unknown;
  readonly layout?: unknown;
}

/** The document with what its branches keep; any other document as it is. Throws a `LinkFormatError` where differences lead nowhere. */
export function unpackBranches(document: unknown): unknown {
  if (!isRecord(document) || !Array.isArray(document['branches'])) return document;
  const branches: readonly unknown[] = document['branches'];
  return {
    ...document,
    branches: branches.map((branch) => (isRecord(branch) ? unpacked(branch, document) : branch)),
  };
}
