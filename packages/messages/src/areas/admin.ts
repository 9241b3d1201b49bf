import { area } from '../area.ts';
import en from '../en/admin.ts';

export const say = area('admin', en);
