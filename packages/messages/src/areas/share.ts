import { area } from '../area.ts';
import en from '../en/share.ts';

export const say = area('share', en);
