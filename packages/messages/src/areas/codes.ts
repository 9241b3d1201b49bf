/** Numbers of the standards in words; a number without words is shown as it is. */
import { area } from '../area.ts';
import en from '../en/codes.ts';

export const say = area('codes', en);

type Id = keyof typeof en;
type Family = 'cause' | 'lane' | 'nhrp' | 'nhrp-error' | 'ilmi';
type WithWords = Exclude<Id, `${Family}.other`>;

const hasWords = (id: string): id is WithWords => Object.hasOwn(en, id);

const wordsOf = (family: Family) => (number: number) => {
  const id = `${family}.${number}`;
  return hasWords(id) ? say(id) : say(`${family}.other`, { number });
};

/** “user busy (cause 17)”: a cause of Q.850. */
export const causeWords = wordsOf('cause');
/** “no configuration (status 20)”: the status of a LANE control frame. */
export const laneStatusWords = wordsOf('lane');
/** “not an MPC”: the code of an NHRP or MPOA reply. */
export const nhrpCodeWords = wordsOf('nhrp');
/** “hop count exceeded”: the code of an NHRP error indication. */
export const nhrpErrorWords = wordsOf('nhrp-error');
/** “noSuchName”: the error status of an ILMI response. */
export const ilmiErrorWords = wordsOf('ilmi');
