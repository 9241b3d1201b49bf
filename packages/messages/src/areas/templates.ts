import { area } from '../area.ts';
import en from '../en/templates.ts';

export const say = area('templates', en);
