import { area } from '../area.ts';
import en from '../en/layer-choice.ts';

export const say = area('layer-choice', en);
