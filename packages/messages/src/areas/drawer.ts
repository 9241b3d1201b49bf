import { area } from '../area.ts';
import en from '../en/drawer.ts';

export const say = area('drawer', en);
