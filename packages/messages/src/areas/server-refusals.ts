import { area } from '../area.ts';
import en from '../en/server-refusals.ts';

export const say = area('server-refusals', en);

type RefusalCode = keyof typeof en;

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(en, code);

/** What a refusal of the server means to a reader; null for a code that only a newer server has. */
export const serverRefusal = (code: string): string | null => (isKnown(code) ? say(code) : null);
