import { area } from '../area.ts';
import en from '../en/editor.ts';

export const say = area('editor', en);
