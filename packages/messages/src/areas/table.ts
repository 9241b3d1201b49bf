import { area } from '../area.ts';
import en from '../en/table.ts';

export const say = area('table', en);
