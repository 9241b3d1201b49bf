import { area } from '../area.ts';
import en from '../en/commands.ts';

export const say = area('commands', en);
