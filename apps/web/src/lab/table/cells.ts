/** Cells of the grids as edits: numbers are read in any unit that fits. */
import { say } from '@lanelab/messages/table';
import { unitName } from '@lanelab/messages/units';
import type { Link, Node } from '@lanelab/scenario';
import { type Quantity, readNumber, scaleOf, showNumber } from '../../base/format/quantities.ts';
import { quantityFault, type Unit } from '../../base/format/quantity.ts';
import { type RecordRef, setField } from '../../document/store/edits/field.ts';
import { setLink } from '../../document/store/edits/links.ts';
import { placeNodes } from '../../document/store/edits/nodes.ts';
import type { FieldPath } from '../../document/store/edits/set-in.ts';
import type { TypedCell } from './columns.ts';

interface NumberCell {
  readonly ref: RecordRef;
  readonly path: FieldPath;
  readonly label: string;
  readonly value: number | null;
  readonly quantity: Quantity;
  readonly usual?: Unit;
  readonly nullWord?: string;
}

export function numberCell({ ref, path, label, value, quantity, usual, nullWord }: NumberCell): TypedCell {
  const scale = scaleOf(quantity, value, usual);
  return {
    kind: 'typed',
    text: showNumber(value, scale),
    unit: scale.unit,
    read: (text) => {
      const reading = readNumber(text, scale, nullWord);
      return 'fault' in reading
        ? { error: quantityFault(reading.fault, label) }
        : { edit: setField(ref, path, reading.value, label) };
    },
  };
}

export function textCell(ref: RecordRef, path: FieldPath, label: string, value: string): TypedCell {
  return {
    kind: 'typed',
    text: value,
    read: (text) => ({ edit: setField(ref, path, text.trim(), label) }),
  };
}

/** The length of a link, or its delay where a time is typed. */
export function distanceCell(link: Link): TypedCell {
  const isDelay = link.delayPs !== undefined;
  const length = scaleOf('metres', link.lengthM ?? null);
  const delay = scaleOf('time', link.delayPs ?? null, 'µs');
  const scale = isDelay ? delay : length;
  return {
    kind: 'typed',
    text: `${showNumber(link.delayPs ?? link.lengthM, scale)} ${unitName(scale.unit)}`,
    read: (text) => {
      const hasUnit = /[a-zµμ]/i.test(text);
      const asLength = readNumber(text, length);
      if ('value' in asLength && asLength.value !== null && (hasUnit || !isDelay))
        return { edit: setLink(link.id, { lengthM: asLength.value }) };
      const asDelay = readNumber(text, delay);
      if ('value' in asDelay && asDelay.value !== null) return { edit: setLink(link.id, { delayPs: asDelay.value }) };
      return { error: say('links.distance-fault', { text: text.trim() }) };
    },
  };
}

/** One coordinate of a device on the drawing, in px. */
export function placeCell(node: Node, at: { readonly x: number; readonly y: number }, axis: 'x' | 'y'): TypedCell {
  return {
    kind: 'typed',
    text: String(Math.round(at[axis])),
    read: (text) => {
      const reading = readNumber(text, { unit: '', factor: 1 });
      if ('fault' in reading) return { error: quantityFault(reading.fault, say('devices.place-field')) };
      if (reading.value === null) return { error: quantityFault({ code: 'empty' }, say('devices.place-field')) };
      return { edit: placeNodes(new Map([[node.id, { ...at, [axis]: reading.value }]])) };
    },
  };
}
