import { area } from '../area.ts';
import en from '../en/glossary.ts';

export const say = area('glossary', en);
