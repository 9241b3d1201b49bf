/** Names of files that leave the lab: what it is, and the first digits of the document's hash. */
import { documentHash, type Scenario } from '@lanelab/scenario';

const LONGEST = 60;

/** A title as a part of a file name: letters and digits of any script, with hyphens between. */
export function slug(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-');
  return (
    Array.from(words)
      .slice(0, LONGEST)
      .join('')
      .replace(/^-+|-+$/g, '') || 'scenario'
  );
}

/** `two-stations-1a2b3c4d.json` */
export function fileName(scenario: Scenario, extension: string): string {
  return `${slug(scenario.view.title)}-${documentHash(scenario).slice(0, 8)}.${extension}`;
}

export function scenarioText(scenario: Scenario): string {
  return `${JSON.stringify(scenario, null, 2)}\n`;
}
