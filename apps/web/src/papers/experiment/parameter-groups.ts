/** Which parameters stand open in the form and which wait in a fold: what the question is about comes first. */
import { say } from '@lanelab/messages/experiment';
import type { Parameter } from '@lanelab/papers';

interface Group {
  readonly key: string;
  readonly title: string;
  readonly parameters: readonly Parameter[];
}

/** The delay of a line is a time, too, and no cost. */
const isCost = ({ unit, paths }: Parameter) =>
  (unit === 'ps' && !paths.some((path) => path.startsWith('model.links'))) || unit === 'ps/octet';
const isSpeed = (parameter: Parameter) => parameter.key.startsWith('speed');

export function groupParameters(parameters: readonly Parameter[]): {
  readonly open: readonly Parameter[];
  readonly folded: readonly Group[];
} {
  const folded: readonly Group[] = [
    { key: 'speeds', title: say('parameter-groups.speed-of-the-stations'), parameters: parameters.filter(isSpeed) },
    { key: 'costs', title: say('parameter-groups.what-the-processor-spends'), parameters: parameters.filter(isCost) },
  ];
  return {
    open: parameters.filter((parameter) => !isSpeed(parameter) && !isCost(parameter)),
    folded: folded.filter((group) => group.parameters.length > 0),
  };
}
