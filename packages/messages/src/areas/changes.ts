import { area } from '../area.ts';
import en from '../en/changes.ts';

export const say = area('changes', en);
