/** A writer and a reader of octets: numbers of variable length, text, nothing else. */

import type { LinkFault } from './fault.ts';

/** A link that does not hold what it should. */
export class LinkFormatError extends Error {
  override readonly name = 'LinkFormatError';
  readonly fault: LinkFault;
  constructor(fault: LinkFault, cause?: unknown) {
    super(fault.code, { cause });
    this.fault = fault;
  }
}

const CONTINUE = 128;

export class OctetWriter {
  readonly #octets: number[] = [];

  octet(value: number): void {
    this.#octets.push(value & 0xff);
  }

  /** Whole numbers from 0 to 2^53 - 1, seven bits an octet, the lowest first. */
  unsigned(value: number): void {
    let rest = value;
    while (rest >= CONTINUE) {
      this.#octets.push((rest % CONTINUE) + CONTINUE);
      rest = Math.floor(rest / CONTINUE);
    }
    this.#octets.push(rest);
  }

  text(value: string): void {
    const octets = new TextEncoder().encode(value);
    this.unsigned(octets.length);
    for (const octet of octets) this.#octets.push(octet);
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.#octets);
  }
}

export class OctetReader {
  readonly #octets: Uint8Array;
  #at = 0;

  constructor(octets: Uint8Array) {
    this.#octets = octets;
  }

  octet(): number {
    const value = this.#octets[this.#at];
    if (value === undefined) throw new LinkFormatError({ code: 'ends-early' });
    this.#at += 1;
    return value;
  }

  unsigned(): number {
    let value = 0;
    let weight = 1;
    for (;;) {
      const octet = this.octet();
      value += (octet % CONTINUE) * weight;
      if (!Number.isSafeInteger(value)) throw new LinkFormatError({ code: 'number-too-large' });
      if (octet < CONTINUE) return value;
      weight *= CONTINUE;
    }
  }

  text(): string {
    const length = this.unsigned();
    if (this.#at + length > this.#octets.length) throw new LinkFormatError({ code: 'ends-early' });
    const slice = this.#octets.subarray(this.#at, this.#at + length);
    this.#at += length;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(slice);
    } catch (error) {
      throw new LinkFormatError({ code: 'not-utf-8' }, error);
    }
  }

  end(): void {
    if (this.#at !== this.#octets.length) throw new LinkFormatError({ code: 'too-much' });
  }
}
