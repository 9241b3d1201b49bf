import { area } from '../area.ts';
import en from '../en/papers-detken.ts';

export const say = area('papers-detken', en);
