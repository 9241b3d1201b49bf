const LONGEST = 80;

/** A value as it may stand in a message: quoted, printable, short. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const whole = text ?? String(value);
  const short = whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole;
  return JSON.stringify(short.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\ufffd'));
}
