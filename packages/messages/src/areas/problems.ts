import { area } from '../area.ts';
import en from '../en/problems.ts';

export const say = area('problems', en);
