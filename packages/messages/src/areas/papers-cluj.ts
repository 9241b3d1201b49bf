import { area } from '../area.ts';
import en from '../en/papers-cluj.ts';

export const say = area('papers-cluj', en);
