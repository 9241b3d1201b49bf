import { area } from '../area.ts';
import en from '../en/causes.ts';

export const say = area('causes', en);
