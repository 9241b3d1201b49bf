/** One cell of a packet or message, as it is seen on a link. */
import { useEffect, useState } from 'react';
import type { CellDetail, CellSpan } from '../../playback/run/types.ts';
import { useProtocols } from './context.ts';

/** The label that cells have on a link, and the form of their headers there. */
export interface SeenAs {
  readonly vpi: number;
  readonly vci: number;
  /** Between switches the VPI has 12 bits. */
  readonly nni: boolean;
}

/** A cell by its place in the span; undefined until it is there, null where the engine no longer knows it. */
export function useCell(
  span: CellSpan,
  index: number | null,
  { vpi, vci, nni }: SeenAs,
): CellDetail | null | undefined {
  const { playback } = useProtocols();
  const { connection, first } = span;
  const [found, setFound] = useState<{ readonly key: string; readonly detail: CellDetail | null } | null>(null);
  const key = `${connection} ${first} ${index} ${vpi}/${vci} ${nni}`;
  useEffect(() => {
    if (index === null) return;
    const over = new AbortController();
    const fetch = async (): Promise<void> => {
      const answer = await playback.inspect((ask) =>
        ask({ kind: 'cell', connection, sequence: first + index, vpi, vci, nni }),
      );
      if (over.signal.aborted || answer === null) return;
      setFound({ key, detail: answer.answer });
    };
    void fetch();
    return () => over.abort();
  }, [playback, connection, first, index, vpi, vci, nni, key]);
  return found?.key === key ? found.detail : undefined;
}
