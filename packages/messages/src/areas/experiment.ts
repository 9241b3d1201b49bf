import { area } from '../area.ts';
import en from '../en/experiment.ts';

export const say = area('experiment', en);
