import { area } from '../area.ts';
import en from '../en/shell.ts';

export const say = area('shell', en);
