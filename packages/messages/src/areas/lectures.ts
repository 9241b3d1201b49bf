import { area } from '../area.ts';
import en from '../en/lectures.ts';

export const say = area('lectures', en);
