/** The log of a run that plays, read on a few times a second; starts again with another run. */
import { useEffect, useRef, useState } from 'react';
import { ProtocolLog } from '../playback/run/protocol-log.ts';
import type { Playback } from '../playback/types.ts';

const READ_EVERY_MS = 400;

export interface LogState {
  readonly log: ProtocolLog;
  /** The number of entries in the log. */
  readonly count: number;
}

export function useProtocolLog(playback: Playback | null): LogState {
  const [state, setState] = useState<LogState>(() => ({ log: new ProtocolLog(), count: 0 }));
  const asking = useRef(false);
  useEffect(() => {
    if (playback === null) return;
    let isOver = false;
    let run: object | null = null;
    let log = new ProtocolLog();
    const read = async () => {
      if (asking.current) return;
      asking.current = true;
      try {
        const fresh = new ProtocolLog();
        const inspected = await playback.inspect(async (ask) => {
          await (run === null ? fresh : log).read(ask);
        });
        if (isOver || inspected === null) return;
        if (run === null) log = fresh;
        else if (run !== inspected.run) {
          log = new ProtocolLog();
          run = null;
          return;
        }
        run = inspected.run;
        const { messages, diary } = log;
        setState({ log, count: messages.length + diary.length });
      } finally {
        asking.current = false;
      }
    };
    const timer = setInterval(() => void read(), READ_EVERY_MS);
    void read();
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [playback]);
  return state;
}
