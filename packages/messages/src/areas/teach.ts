import { area } from '../area.ts';
import en from '../en/teach.ts';

export const say = area('teach', en);
