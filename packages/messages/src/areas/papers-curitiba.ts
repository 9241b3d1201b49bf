import { area } from '../area.ts';
import en from '../en/papers-curitiba.ts';

export const say = area('papers-curitiba', en);
