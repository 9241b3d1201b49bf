import { area } from '../area.ts';
import en from '../en/network-drawing.ts';

export const say = area('network-drawing', en);
