/** What keeps the checks of a step from being read, found without a run: for whoever writes the lesson. */
import type { Scenario } from '@lanelab/scenario';
import { type CheckFault, compileCheck } from '../checks/index.ts';
import type { LessonStep } from '../lesson/document.ts';
import { drawnValues, type Variant } from '../lesson/variant.ts';
import { type AskedText, asked } from './asked.ts';

export interface AskedFault {
  /** Place in the lesson: `steps[2].checks[0].check`. */
  readonly path: string;
  /** The check with drawn values filled in, without what measures a quantity. */
  readonly text: string;
  readonly fault: CheckFault;
  /** Characters of `text` that the fault is about. */
  readonly start: number;
  readonly end: number;
  /** The check names what this network does not have: it can be read, and fails until the student has made that. */
  readonly isMissing: boolean;
}

export interface AskedNetworks {
  /** The network that the checks judge. */
  readonly scenario: Scenario;
  /** The network that the step begins with. */
  readonly start: Scenario;
  readonly variant: Variant;
}

function faultOf({ path, text, offset }: AskedText, { scenario, start }: AskedNetworks): AskedFault | null {
  const compiled = compileCheck(text, scenario, { start });
  const fault = compiled.isCheck ? compiled.check.missing : compiled.fault;
  if (fault === null) return null;
  const place = (at: number) => Math.min(Math.max(at - offset, 0), text.length - offset);
  const { start: from, end: to } = fault.place;
  return {
    path,
    text: text.slice(offset),
    fault,
    start: place(from),
    end: place(to),
    isMissing: compiled.isCheck,
  };
}

/** The faults of the step at `index`, in the order of its checks, traps and values. */
export function stepCheckFaults(step: LessonStep, index: number, networks: AskedNetworks): readonly AskedFault[] {
  const { checks, traps, values } = asked(step, index, drawnValues(networks.variant));
  return [...checks, ...traps, ...values].flatMap((text) => faultOf(text, networks) ?? []);
}
