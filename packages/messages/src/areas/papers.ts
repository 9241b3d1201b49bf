import { area } from '../area.ts';
import en from '../en/papers.ts';

export const say = area('papers', en);
