import { area } from '../area.ts';
import en from '../en/text.ts';

export const say = area('text', en);
