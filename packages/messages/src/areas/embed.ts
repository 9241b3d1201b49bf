import { area } from '../area.ts';
import en from '../en/embed.ts';

export const say = area('embed', en);
