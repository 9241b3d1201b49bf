/** The verdict in words, and the report that a teacher sends to whoever looks after the machines. */
import { ENGINE_VERSION } from '@lanelab/engine';
import { say } from '@lanelab/messages/ready';
import { CHECKS, type Findings, type Verdict } from './finding.ts';
import type { ScreenSize } from './screen.ts';

export function verdictWords(verdict: Verdict): string {
  switch (verdict.state) {
    case 'checking':
      return say('verdict.checking', { done: verdict.done, count: verdict.count });
    case 'ready':
      return say('verdict.ready');
    case 'limit':
    case 'not-ready':
      return say(`verdict.${verdict.state}`, { count: verdict.checks.length });
  }
}

export interface Machine {
  readonly address: string;
  readonly browser: string;
  readonly cores: number;
  readonly time: string;
  readonly size: ScreenSize;
}

/** Plain text, a line a thing. */
export function reportText(verdict: Verdict, findings: Findings, machine: Machine): string {
  const { address, browser, cores, time, size } = machine;
  const checks = CHECKS.flatMap((check) => {
    const { state, found, todo } = findings[check] ?? { state: 'checking' as const, found: '' };
    const line = say('report.check', { check: say(`check.${check}`), state: say(`state.${state}`), found });
    return [line.trim(), ...(todo === undefined ? [] : [say('report.do', { todo })])];
  });
  return [
    say('report.head'),
    say('report.verdict', { verdict: verdictWords(verdict) }),
    say('report.time', { time }),
    say('report.lab', { address, engine: ENGINE_VERSION }),
    say('report.browser', { browser }),
    say('report.screen', {
      width: size.screenWidth,
      height: size.screenHeight,
      windowWidth: size.width,
      windowHeight: size.height,
      ratio: size.ratio,
    }),
    say('report.cores', { cores }),
    '',
    ...checks,
  ].join('\n');
}
