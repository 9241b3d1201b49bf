import { area } from '../area.ts';
import en from '../en/lesson-sheet.ts';

export const say = area('lesson-sheet', en);
