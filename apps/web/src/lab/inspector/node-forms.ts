/** The forms of the kinds of device, each loaded when one is first shown: `document/devices/<kind>/Form.tsx`. */
import { type ComponentType, lazy } from 'react';
import type { NodeFormProps } from '../../document/form/node-form.ts';

type NodeForm = ComponentType<NodeFormProps>;

const found = import.meta.glob<{ default: NodeForm }>('../../document/devices/*/Form.tsx');

/** Fetches all of them ahead, so that the first click on a device shows its form at once. */
export function fetchForms(): void {
  // A form that cannot be fetched now is fetched again when it is shown, and a failure is reported then.
  for (const load of Object.values(found)) load().catch(() => undefined);
}

/** By kind; a kind that is absent has nothing to set but its name. */
export const NODE_FORMS: Readonly<Record<string, NodeForm>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-2) ?? '', lazy(load)]),
);
