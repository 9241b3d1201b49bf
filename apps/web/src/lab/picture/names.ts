/** Names of the files of pictures, strips and clips. */
import type { Scenario } from '@lanelab/scenario';
import { slug } from '../../share/drafts/names.ts';

/** An instant as a part of a file name, to the nanosecond: `0.012418300s`. */
const instantPart = (ps: number): string => `${(Math.floor(ps / 1000) / 1e9).toFixed(9)}s`;

/** `two-stations-0.012418300s`, without its ending. */
export const pictureName = ({ view }: Scenario, timePs: number | null): string =>
  timePs === null ? slug(view.title) : `${slug(view.title)}-${instantPart(timePs)}`;

/** `two-stations-0.012418300s-0.012500000s` */
export const spanName = (scenario: Scenario, fromPs: number, toPs: number): string =>
  `${pictureName(scenario, fromPs)}-${instantPart(toPs)}`;
