import { area } from '../area.ts';
import en from '../en/report.ts';

export const say = area('report', en);
