import { area } from '../area.ts';
import en from '../en/units.ts';

export const say = area('units', en);

type NamedUnit = keyof typeof en;

const isNamed = (unit: string): unit is NamedUnit => Object.hasOwn(en, unit);

/** A unit as people read it: a word of the catalogue, or the symbol itself. */
export const unitName = (unit: string): string => (isNamed(unit) ? say(unit) : unit);
