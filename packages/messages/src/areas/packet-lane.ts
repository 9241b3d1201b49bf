import { area } from '../area.ts';
import en from '../en/packet-lane.ts';

export const say = area('packet-lane', en);
