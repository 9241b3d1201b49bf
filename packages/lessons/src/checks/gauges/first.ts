/** A property of the first message or packet that passes a filter. */
import type { Filter, LogRecord } from '@lanelab/filter';
import type { Gauge, Meter, Reading } from '../judge/gauge.ts';
import { evidenceOf } from '../run/event.ts';
import { placesFields, type Subjects } from '../run/selection.ts';
import type { Needs, Slice } from '../run/slice.ts';
import { type Window, windowNeeds } from '../run/window.ts';
import { Within } from '../run/within.ts';
import type { Dimension, Value } from '../values.ts';
import { WindowMeter } from './window-meter.ts';

interface Found {
  readonly log: 'messages' | 'packets';
  readonly record: LogRecord;
  readonly atPs: number;
}

class FirstMeter extends WindowMeter {
  readonly #passes: (record: LogRecord) => boolean;
  readonly #valueOf: (record: LogRecord) => Value | null;
  readonly #within: Within<Found>;

  constructor(window: Window, passes: (record: LogRecord) => boolean, valueOf: (record: LogRecord) => Value | null) {
    super(window);
    this.#passes = passes;
    this.#valueOf = valueOf;
    this.#within = new Within(this.ends);
  }

  protected override async measure(slice: Slice): Promise<readonly Reading[]> {
    const { fromPs } = this.ends;
    if (fromPs === null || slice.toPs < fromPs) return [];
    const passing = (['messages', 'packets'] as const)
      .flatMap((log) => slice[log].map((record) => ({ log, record, atPs: record.atPs })))
      .filter(({ record }) => record.sent && this.#passes(record))
      .toSorted((one, other) => one.atPs - other.atPs);
    const [found] = this.#within.take(passing, slice.endPs);
    const span = this.span(slice);
    if (span === null) return [];
    if (found !== undefined) {
      const { log, record } = found;
      const at = { fromPs: record.atPs, toPs: record.atPs };
      const evidence = evidenceOf(log, record);
      return [
        {
          value: this.#valueOf(record),
          span: at,
          atPs: Math.max(record.atPs, this.ends.knownPs),
          isFinal: true,
          evidence,
        },
      ];
    }
    if (slice.toPs < span.toPs) return [];
    return [{ value: null, span, atPs: Math.max(span.toPs, this.ends.knownPs), isFinal: true, evidence: {} }];
  }
}

/** `valueOf` reads the first record of leaving, of a message or a packet, that passes the filter. */
export function firstGauge(
  window: Window,
  filter: Filter,
  subjects: Subjects,
  dimension: Dimension,
  valueOf: (record: LogRecord) => Value | null,
  needs: Needs,
): Gauge {
  const passes = (record: LogRecord) => filter.passes(subjects(record));
  return {
    dimension,
    needs: [{ packets: true, fields: placesFields(filter) }, needs, ...windowNeeds(window)],
    grows: false,
    isFixed: false,
    meter: (): Meter => new FirstMeter(window, passes, valueOf),
  };
}
