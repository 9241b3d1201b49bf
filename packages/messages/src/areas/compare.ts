import { area } from '../area.ts';
import en from '../en/compare.ts';

export const say = area('compare', en);
