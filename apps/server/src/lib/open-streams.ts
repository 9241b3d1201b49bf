/** How many streams each person, and everybody at an address, has open at this server. */
import { say } from '@lanelab/messages/server';
import { ApiError } from '../errors.ts';
import type { Person } from '../jobs/job.ts';

const RETRY_SECONDS = 10;

export interface StreamLimits {
  readonly perPerson: number;
  readonly perAddress: number;
}

export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #ofPerson = new Map<string, number>();
  readonly #ofAddress = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Counts one more stream, or refuses it; the function that is returned counts it off, once. */
  enter({ name, address }: Person): () => void {
    const { perPerson, perAddress } = this.#limits;
    const retry = { retryAfterSeconds: RETRY_SECONDS };
    if ((this.#ofPerson.get(name) ?? 0) >= perPerson)
      throw new ApiError('rate_limited', say('events.you-have-limit-event', { limit: perPerson }), retry);
    if ((this.#ofAddress.get(address) ?? 0) >= perAddress)
      throw new ApiError('rate_limited', say('events.this-address-has-limit-event', { limit: perAddress }), retry);
    change(this.#ofPerson, name, 1);
    change(this.#ofAddress, address, 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      change(this.#ofPerson, name, -1);
      change(this.#ofAddress, address, -1);
    };
  }
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
