import { area } from '../area.ts';
import en from '../en/playback.ts';

export const say = area('playback', en);
