import { area } from '../area.ts';
import en from '../en/sheets.ts';

export const say = area('sheets', en);
