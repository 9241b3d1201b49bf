import { area } from '../area.ts';
import en from '../en/layers.ts';

export const say = area('layers', en);
