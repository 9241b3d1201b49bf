import { area } from '../area.ts';
import en from '../en/my-scenarios.ts';

export const say = area('my-scenarios', en);
