import { area } from '../area.ts';
import en from '../en/workbench.ts';

export const say = area('workbench', en);
