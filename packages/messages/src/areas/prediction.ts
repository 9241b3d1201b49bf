import { area } from '../area.ts';
import en from '../en/prediction.ts';

export const say = area('prediction', en);
