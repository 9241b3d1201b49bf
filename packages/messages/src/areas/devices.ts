import { area } from '../area.ts';
import en from '../en/devices.ts';

export const say = area('devices', en);
