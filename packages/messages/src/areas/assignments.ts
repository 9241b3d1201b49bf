import { area } from '../area.ts';
import en from '../en/assignments.ts';

export const say = area('assignments', en);
