import { area } from '../area.ts';
import en from '../en/lesson-faults.ts';

export const say = area('lesson-faults', en);
