import { area } from '../area.ts';
import en from '../en/packet-data.ts';

export const say = area('packet-data', en);
