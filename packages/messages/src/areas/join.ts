import { area } from '../area.ts';
import en from '../en/join.ts';

export const say = area('join', en);
