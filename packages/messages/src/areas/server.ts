import { area } from '../area.ts';
import en from '../en/server.ts';

export const say = area('server', en);
