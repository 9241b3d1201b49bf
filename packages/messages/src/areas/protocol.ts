import { area } from '../area.ts';
import en from '../en/protocol.ts';

export const say = area('protocol', en);
