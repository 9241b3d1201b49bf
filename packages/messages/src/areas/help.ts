import { area } from '../area.ts';
import en from '../en/help.ts';

export const say = area('help', en);
