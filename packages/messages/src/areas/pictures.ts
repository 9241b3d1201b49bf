import { area } from '../area.ts';
import en from '../en/pictures.ts';

export const say = area('pictures', en);
