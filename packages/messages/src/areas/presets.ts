import { area } from '../area.ts';
import en from '../en/presets.ts';

export const say = area('presets', en);
