import { area } from '../area.ts';
import en from '../en/packet-nhrp.ts';

export const say = area('packet-nhrp', en);
