import { area } from '../area.ts';
import en from '../en/results.ts';

export const say = area('results', en);
