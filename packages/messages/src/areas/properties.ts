import { area } from '../area.ts';
import en from '../en/properties.ts';

export const say = area('properties', en);
