import { area } from '../area.ts';
import en from '../en/tcp-switches.ts';

export const say = area('tcp-switches', en);
