import { area } from '../area.ts';
import en from '../en/packet-signalling.ts';

export const say = area('packet-signalling', en);
