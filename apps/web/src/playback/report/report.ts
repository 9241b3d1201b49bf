/** What somebody who looks for a fault needs to know: where, when, with which engine and browser. Nothing about a person. */
import { ENGINE_VERSION } from '@lanelab/engine';
import { say } from '@lanelab/messages/report';
import { reported } from '../../base/ui/page-state.ts';

/** The address of the page without keys, which let others change what is stored. */
export function openAddress(href: string): string {
  const address = new URL(href);
  if (address.hash.startsWith('#key=')) address.hash = '';
  return address.href;
}

/** The play head in seconds as the page last reported it; null where no clock is. */
export function reportedSeconds(): number | null {
  const playback: unknown = reported()['playback'];
  const timePs: unknown = typeof playback === 'object' && playback !== null ? Reflect.get(playback, 'timePs') : null;
  return typeof timePs === 'number' ? timePs / 1e12 : null;
}

interface ReportOf {
  /** What went wrong, as the page says it. */
  readonly problem?: string;
  /** Opens what was open; the address of the page unless given. */
  readonly link?: string;
  /** The instant in seconds; what the clock of the page reports unless given. */
  readonly seconds?: number | null;
}

export function problemReport({
  problem,
  link = openAddress(location.href),
  seconds = reportedSeconds(),
}: ReportOf): string {
  return [
    say('link', { link }),
    seconds === null ? say('no-instant') : say('instant', { seconds: String(seconds) }),
    say('engine', { engine: ENGINE_VERSION }),
    say('browser', { browser: navigator.userAgent }),
    ...(problem === undefined ? [] : [say('problem', { problem })]),
  ].join('\n');
}
