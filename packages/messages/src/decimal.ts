/** Decimals as the language of the page writes them. Scenario documents, addresses, CSV and JSON keep the point. */
import { locale } from './language.ts';

const MARK = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** A number as JavaScript writes it, with the mark of the page's language: `21.5`, in Portuguese `21,5`. */
export const decimal = (digits: number | string): string => String(digits).replace('.', MARK);

/** A fixed number of decimals: `fixed(21.617, 1)` is `21.6`, in Portuguese `21,6`. */
export const fixed = (value: number, decimals: number): string => decimal(value.toFixed(decimals));
