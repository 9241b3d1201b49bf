import { area } from '../area.ts';
import en from '../en/faults.ts';

export const say = area('faults', en);
