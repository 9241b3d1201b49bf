import { area } from '../area.ts';
import en from '../en/branches.ts';

export const say = area('branches', en);
