import { area } from '../area.ts';
import en from '../en/lesson-list.ts';

export const say = area('lesson-list', en);
