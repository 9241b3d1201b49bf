import { area } from '../area.ts';
import en from '../en/shipped.ts';

export const say = area('shipped', en);
