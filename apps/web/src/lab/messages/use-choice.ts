/** The message or data packet that lists and ladder have chosen. */
import { useLog, usePdu, useProtocols } from './context.ts';
import { chosenSending } from './log.ts';
import { hopKey, mainRecord, type Sending } from './sendings.ts';

export interface SendingChoice {
  /** Key of the chosen one; null where none is. */
  readonly key: string | null;
  readonly choose: (sending: Sending) => void;
}

export function useChoice(): SendingChoice {
  const { log, pdu } = useProtocols();
  const state = useLog();
  const { packet } = usePdu();
  return {
    key: packet === null ? (chosenSending(state)?.key ?? null) : hopKey('packets', packet),
    choose(sending) {
      const number = mainRecord(sending)?.number ?? null;
      if (sending.log === 'packets' && number !== null) return void pdu.look(number);
      pdu.close();
      log.choose(number);
    },
  };
}
