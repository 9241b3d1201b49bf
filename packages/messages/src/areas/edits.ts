import { area } from '../area.ts';
import en from '../en/edits.ts';

export const say = area('edits', en);
