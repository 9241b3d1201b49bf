/** Reads the name of a student, or the code of a place, as they type it. */

import { readCode } from '@lanelab/lessons/class-code';
import { say as sayShared } from '@lanelab/messages/assignments';
import { say } from '@lanelab/messages/join';

/** Characters of a name that the server stores. */
const MOST_NAME = 100;

type ReadWho = { readonly value: string } | { readonly problem: string };

export function readStudentName(text: string): ReadWho {
  const name = text.trim();
  if (!/[\p{L}\p{N}]/u.test(name)) return { problem: say('by.name.empty') };
  if (name.length > MOST_NAME) return { problem: say('by.name.long', { length: name.length, most: MOST_NAME }) };
  return { value: name };
}

export function readPlaceCode(text: string): ReadWho {
  const code = readCode(text);
  return code === null ? { problem: sayShared('code.wrong', { text: text.slice(0, 40) }) } : { value: code };
}
