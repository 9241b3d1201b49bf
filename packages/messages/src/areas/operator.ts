import { area } from '../area.ts';
import en from '../en/operator.ts';

export const say = area('operator', en);
