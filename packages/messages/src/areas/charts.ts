import { area } from '../area.ts';
import en from '../en/charts.ts';

export const say = area('charts', en);
