/** `--pcap`: where to capture, as the command line names it, and the run that writes the file. */

import type { CaptureCounts, CapturePlace, CaptureRequest, Run } from '@lanelab/engine';
import { say } from '@lanelab/messages/cli';
import { closest, type Scenario } from '@lanelab/scenario';
import type { Arguments } from '../args.ts';
import { openOutput } from '../files.ts';
import { UsageError } from '../io.ts';
import type { Watcher } from '../steps.ts';

/** The engine holds 64 MB of a capture: more than two OC-12 links fill in this time, cells included. */
const STEP_PS = 50_000_000_000;
/** Most that a sentence lists. */
const MOST_NAMED = 8;
/** As the engine has it. */
const MOST_PLACES = 16;

export interface Capture {
  readonly file: string;
  readonly request: CaptureRequest;
}

type Model = Scenario['model'];

const list = (items: readonly string[]): string =>
  items.length > MOST_NAMED
    ? say('at.more', { items: items.slice(0, MOST_NAMED).join(', '), count: items.length - MOST_NAMED })
    : items.join(', ');

function links(model: Model): string {
  const name = (id: number) => model.nodes.find((node) => node.id === id)?.name ?? String(id);
  return list(
    model.links.map(({ id, a, b }) =>
      say('at.link', { id, from: name(a.node), fromPort: a.port, to: name(b.node), toPort: b.port }),
    ),
  );
}

function linkOf(text: string, model: Model): CapturePlace {
  const link = model.links.find(({ id }) => String(id) === text);
  if (link !== undefined) return { link: link.id };
  throw new UsageError(say('at.no-link', { text, links: links(model) || say('at.none') }));
}

function portOf(text: string, model: Model): CapturePlace {
  const colon = text.lastIndexOf(':');
  const [who, which] = [text.slice(0, colon), text.slice(colon + 1)];
  const node = model.nodes.find(({ name }) => name === who) ?? model.nodes.find(({ id }) => String(id) === who);
  if (node === undefined) {
    const names = model.nodes.map(({ name }) => name);
    const near = closest(who, names);
    throw new UsageError(
      near === null
        ? say('at.no-device', { text, device: who, devices: list(names) || say('at.none') })
        : say('at.no-device.near', { text, device: who, near }),
    );
  }
  const ports = node.ports.map(({ id }) => String(id));
  if (!ports.includes(which))
    throw new UsageError(
      say('at.no-port', { text, device: node.name, port: which, ports: list(ports) || say('at.none') }),
    );
  const port = Number(which);
  if (!model.links.some(({ a, b }) => [a, b].some((end) => end.node === node.id && end.port === port)))
    throw new UsageError(say('at.no-link-there', { text, links: links(model) }));
  return { node: node.id, port };
}

/** What the options ask for, or null where they ask for no capture. */
export function captureOf(options: Arguments, { model }: Scenario): Capture | null {
  const [file, at, cells] = [options.text('pcap'), options.list('at'), options.flag('pcap-cells')];
  if (file === undefined) {
    if (at.length > 0) throw new UsageError(say('pcap.at-alone'));
    if (cells) throw new UsageError(say('pcap.cells-alone'));
    return null;
  }
  if (file === '-' || file === '') throw new UsageError(say('pcap.needs-file'));
  if (at.length === 0) throw new UsageError(say('pcap.needs-at', { links: links(model) || say('at.none') }));
  if (at.length > MOST_PLACES) throw new UsageError(say('pcap.too-many', { count: at.length, most: MOST_PLACES }));
  return { file, request: { at: at.map((text) => (text.includes(':') ? portOf : linkOf)(text, model)), cells } };
}

/** Writes a capture as it grows. */
export class CaptureWriter implements Watcher {
  readonly stepPs = STEP_PS;
  readonly #output: ReturnType<typeof openOutput>;

  private constructor(output: ReturnType<typeof openOutput>) {
    this.#output = output;
  }

  static async begin(run: Run, { file, request }: Capture): Promise<CaptureWriter> {
    await run.capture(request);
    return new CaptureWriter(openOutput(file));
  }

  async take(run: Run): Promise<void> {
    this.#output.write(await run.takeCapture());
  }

  /** Writes the rest; what the file holds. */
  async end(run: Run): Promise<CaptureCounts> {
    const counts = await run.captureCounts();
    this.#output.write(await run.endCapture());
    return counts;
  }

  close(): void {
    this.#output.close();
  }
}

/** One line of what is in the file, and what is not. */
export function captureLine(file: string, { records, damaged, missed }: CaptureCounts): string {
  const parts = [
    say('pcap.records', { file, count: records, records: String(records) }),
    ...(damaged > 0 ? [say('pcap.damaged', { count: damaged })] : []),
    ...(missed > 0 ? [say('pcap.missed', { count: missed })] : []),
  ];
  return `${parts.join('; ')}\n`;
}
