import { area } from '../area.ts';
import en from '../en/room.ts';

export const say = area('room', en);
