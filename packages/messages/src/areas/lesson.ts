import { area } from '../area.ts';
import en from '../en/lesson.ts';

export const say = area('lesson', en);
