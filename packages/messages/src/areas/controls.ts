import { area } from '../area.ts';
import en from '../en/controls.ts';

export const say = area('controls', en);
