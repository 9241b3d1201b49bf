import { area } from '../area.ts';
import en from '../en/experiments.ts';

export const say = area('experiments', en);
