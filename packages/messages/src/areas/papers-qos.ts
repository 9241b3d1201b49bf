import { area } from '../area.ts';
import en from '../en/papers-qos.ts';

export const say = area('papers-qos', en);
