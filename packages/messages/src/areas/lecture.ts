import { area } from '../area.ts';
import en from '../en/lecture.ts';

export const say = area('lecture', en);
