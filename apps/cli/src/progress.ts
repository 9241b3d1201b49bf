/** Progress on standard error: one line that redraws on a terminal, a line every tenth elsewhere. */

import type { Io } from './io.ts';

const BAR = 24;
const TENTHS = 10;

export interface ProgressLine {
  update(share: number, note: string): void;
  done(): void;
}

export function progressLine(io: Io): ProgressLine {
  let lastTenth = -1;
  let shown = false;
  return {
    update(share, note) {
      const percent = Math.floor(share * 100);
      if (io.errIsTerminal) {
        const full = Math.round(share * BAR);
        io.err(`\r\u001b[2K[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${percent} %  ${note}`);
        shown = true;
        return;
      }
      const tenth = Math.floor(share * TENTHS);
      if (tenth === lastTenth) return;
      lastTenth = tenth;
      io.err(`${percent} %  ${note}\n`);
    },
    done() {
      if (shown) io.err('\r\u001b[2K');
      shown = false;
    },
  };
}
