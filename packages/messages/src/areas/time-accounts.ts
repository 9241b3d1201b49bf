import { area } from '../area.ts';
import en from '../en/time-accounts.ts';

export const say = area('time-accounts', en);
