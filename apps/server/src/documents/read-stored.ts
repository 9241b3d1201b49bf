/** Stored documents: checked when they came, but perhaps by another version of this server. */
import { fewIssuesText } from '@lanelab/messages/scenario';
import { say } from '@lanelab/messages/server';
import { parseScenarioText, type Scenario } from '@lanelab/scenario';
import { ApiError } from '../errors.ts';
import type { Finding } from './tasks.ts';

export interface StoredDocument {
  readonly id: string;
  /** JSON text. */
  readonly document: string;
}

export interface Words {
  readonly title: string;
  readonly description: string;
}

/** Reads as much of a document that a newer server stored as this one understands. */
export function readStored({ id, document }: StoredDocument): Scenario {
  const parsed = parseScenarioText(document);
  if (parsed.ok) return parsed.scenario;
  if (parsed.readable !== undefined) return parsed.readable;
  throw new ApiError('invalid_scenario', say('read-stored.unreadable', { id, problems: fewIssuesText(parsed.errors) }));
}

export function readWords(stored: StoredDocument): Finding<Words> {
  const { model, view } = readStored(stored);
  return { devices: model.nodes.length, value: { title: view.title, description: view.question } };
}
