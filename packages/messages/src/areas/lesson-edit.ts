import { area } from '../area.ts';
import en from '../en/lesson-edit.ts';

export const say = area('lesson-edit', en);
