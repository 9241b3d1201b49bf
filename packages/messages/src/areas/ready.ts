import { area } from '../area.ts';
import en from '../en/ready.ts';

export const say = area('ready', en);
