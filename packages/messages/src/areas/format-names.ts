import { area } from '../area.ts';
import en from '../en/format-names.ts';

export const say = area('format-names', en);
