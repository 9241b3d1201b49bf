/** The forms of the kinds of device, each loaded when one is first shown: `document/devices/<kind>/Form.tsx`. */
import type { FunctionComponent } from 'react';
import { part } from '../../base/ui/part.tsx';
import type { NodeFormProps } from '../../document/form/node-form.ts';

type NodeForm = FunctionComponent<NodeFormProps>;

const found = import.meta.glob<{ default: NodeForm }>('../../document/devices/*/Form.tsx');

/** Fetches all of them ahead, so that the first click on a device shows its form at once; leaves the mark `lab:forms` when they are there. */
export function fetchForms(): void {
  Promise.all(Object.values(found).map((load) => load())).then(
    () => performance.mark('lab:forms'),
    // A form that cannot be fetched now is fetched again when it is shown, and says then that it is missing.
    () => undefined,
  );
}

/** By kind; a kind that is absent has nothing to set but its name. */
export const NODE_FORMS: Readonly<Record<string, NodeForm>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-2) ?? '', part(async () => (await load()).default)]),
);
