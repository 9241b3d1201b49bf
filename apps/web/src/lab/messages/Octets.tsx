/** The octets of a message in hexadecimal and as characters: a grid in which the arrow keys move from octet to octet. */
import { say } from '@lanelab/messages/messages';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './Octets.module.css';
import { characterOf, dumpRows, fieldAt, hexOf, octetsOf, type PlacedField, ROW_OCTETS } from './octets.ts';

interface OctetsProps {
  /** What a screen reader calls the grid. */
  readonly label: string;
  readonly hex: string;
  readonly fields: readonly PlacedField[];
  /** The field whose octets are marked. */
  readonly current: PlacedField | null;
  readonly onChoose: (index: number | null) => void;
  readonly onHover: (index: number | null) => void;
  /** The quiz shows the names of fields and hides their values. */
  readonly areTextsHidden: boolean;
}

export function Octets({ label, hex, fields, current, onChoose, onHover, areTextsHidden }: OctetsProps) {
  const octets = useMemo(() => octetsOf(hex), [hex]);
  const rows = useMemo(() => dumpRows(octets), [octets]);
  const id = useId();
  const [cursor, setCursor] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (grid.current !== null && current !== null) showRows(grid.current, current);
  }, [current]);
  const go = (octet: number) => {
    const at = Math.min(octets.length - 1, Math.max(0, octet));
    setCursor(at);
    onChoose(fieldAt(fields, at)?.index ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cursor ?? current?.start ?? 0;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at + ROW_OCTETS,
      ArrowUp: at - ROW_OCTETS,
      Home: 0,
      End: octets.length - 1,
    };
    const place = places[event.key];
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(place);
  };
  const isMarked = (octet: number) => current !== null && octet >= current.start && octet < current.end;
  return (
    <>
      <p className={styles.said} data-testid="octets-said">
        {octetsWords(octets.length, current)}
      </p>
      <div
        ref={grid}
        className={styles.octets}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={cursor === null ? undefined : `${id}-${cursor}`}
        data-testid="octets"
        onKeyDown={onKeyDown}
        onPointerLeave={() => onHover(null)}
      >
        {rows.map((row) => (
          <div key={row.from} role="row" className={styles.row}>
            <span role="rowheader" className={styles.offset}>
              {row.offset}
            </span>
            {row.octets.map((octet, place) => {
              const at = row.from + place;
              const field = fieldAt(fields, at);
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the grid has the focus and its keys
                <span
                  key={at}
                  id={`${id}-${at}`}
                  role="gridcell"
                  className={styles.octet}
                  aria-selected={isMarked(at)}
                  aria-label={`${at}: ${hexOf(octet)}${field === null ? '' : `, ${field.name}${areTextsHidden ? '' : ` ${field.value}`}`}`}
                  data-cursor={at === cursor || undefined}
                  onClick={() => go(at)}
                  onPointerEnter={() => onHover(field?.index ?? null)}
                >
                  {hexOf(octet)}
                </span>
              );
            })}
            <span className={styles.text} aria-hidden="true">
              {row.octets.map((octet, place) => (
                <span key={row.from + place} data-marked={isMarked(row.from + place) || undefined}>
                  {characterOf(octet)}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

/** Scrolls the grid to the first row of a field, where none of its rows is in sight. */
function showRows(grid: HTMLElement, { start, end }: PlacedField): void {
  const rowAt = (octet: number) => grid.children[Math.floor(octet / ROW_OCTETS)]?.getBoundingClientRect();
  const [first, last, seen] = [rowAt(start), rowAt(Math.max(start, end - 1)), grid.getBoundingClientRect()];
  if (first === undefined || last === undefined) return;
  if (last.top < seen.top || first.bottom > seen.bottom) grid.scrollTop += first.top - seen.top - first.height;
}

/** “48 octets, 4 to 7 are Call reference”. */
function octetsWords(count: number, field: PlacedField | null): string {
  if (field === null) return say('octets.count', { count });
  const { start, end, name } = field;
  return end - start === 1
    ? say('octets.field.one', { count, at: start, field: name })
    : say('octets.field', { count, from: start, to: end - 1, field: name });
}
