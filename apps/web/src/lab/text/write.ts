/** A scenario as text that people can read: small records on one line, everything else one line each. */
import type { Scenario } from '@lanelab/scenario';

/** The longest line of a record that is written on one line, in characters. */
const WIDTH = 100;

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (entries.length === 0) return '{}';
    return `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`).join(', ')} }`;
  }
  return JSON.stringify(value);
}

function write(value: unknown, indent: string, room: number, isRecord: boolean): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const line = onOneLine(value);
  // A device, a link or a flow has lines of its own, by which it is found; the values in it may share a line.
  if (!isRecord && line.length <= room) return line;
  const inner = `${indent}  `;
  const left = WIDTH - inner.length;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => inner + write(item, inner, left, false)).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => {
      const head = `${inner}${JSON.stringify(key)}: `;
      return head + write(item, inner, WIDTH - head.length, false);
    });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Any JSON value in the same shape, as the format button writes it. */
export function writeJson(value: unknown): string {
  return `${write(value, '', WIDTH, true)}\n`;
}

export function writeScenario(scenario: Scenario): string {
  return writeJson(scenario);
}
