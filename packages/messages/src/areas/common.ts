import { area } from '../area.ts';
import en from '../en/common.ts';

export const say = area('common', en);
