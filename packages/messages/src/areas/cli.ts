import { area } from '../area.ts';
import en from '../en/cli.ts';

export const say = area('cli', en);
