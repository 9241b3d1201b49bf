import { area } from '../area.ts';
import en from '../en/papers-classic.ts';

export const say = area('papers-classic', en);
