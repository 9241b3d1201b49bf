import { area } from '../area.ts';
import en from '../en/start.ts';

export const say = area('start', en);
