import { area } from '../area.ts';
import en from '../en/messages.ts';

export const say = area('messages', en);
