import { area } from '../area.ts';
import en from '../en/figure.ts';

export const say = area('figure', en);
