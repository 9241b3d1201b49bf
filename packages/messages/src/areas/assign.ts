import { area } from '../area.ts';
import en from '../en/assign.ts';

export const say = area('assign', en);
