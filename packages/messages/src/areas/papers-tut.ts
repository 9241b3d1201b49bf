import { area } from '../area.ts';
import en from '../en/papers-tut.ts';

export const say = area('papers-tut', en);
