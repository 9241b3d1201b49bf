import { area } from '../area.ts';
import en from '../en/lesson-result.ts';

export const say = area('lesson-result', en);
