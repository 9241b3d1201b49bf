/** Plain requests about live rooms. `docs/room.md` is the contract. Every failure is a `StoreError` with a sentence for people. */
import type { Said } from '@lanelab/lessons/room';
import { say } from '@lanelab/messages/room';
import { parseScenario, type Scenario } from '@lanelab/scenario';
import * as z from 'zod/mini';
import { call, StoreError } from '../links/ask-server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** What opens a room to whoever has it. */
export interface RoomAccess {
  readonly code: string;
  readonly key: string;
}

const roomAnswer = z.object({ code: z.string(), title: z.string() });
const newRoomAnswer = z.object({ code: z.string(), title: z.string(), teacherKey: z.string() });
const newMemberAnswer = z.object({ id: z.string(), name: z.string(), memberKey: z.string() });

export type RoomHead = z.output<typeof roomAnswer>;

const post = (body: object): RequestInit => ({ method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

export const roomAddress = (code: string, rest = ''): string => `/api/rooms/${encodeURIComponent(code)}${rest}`;

export const keyHeader = ({ key }: RoomAccess) => ({ 'x-room-key': key });

export const makeRoom = (title: string) => call(newRoomAnswer, '/api/rooms', post({ title }));

export const findRoom = (code: string) => call(roomAnswer, roomAddress(code));

export const joinRoom = (code: string, name: string) =>
  call(newMemberAnswer, roomAddress(code, '/members'), post({ name }));

export async function closeRoom(access: RoomAccess): Promise<void> {
  await call(z.null(), roomAddress(access.code), { method: 'DELETE', headers: keyHeader(access) });
}

export async function sayByPost(access: RoomAccess, says: Said): Promise<void> {
  const init = post({ says });
  await call(z.null(), roomAddress(access.code, '/say'), { ...init, headers: { ...JSON_TYPE, ...keyHeader(access) } });
}

const documentAddress = (code: string, hash: string) => roomAddress(code, `/documents/${hash}`);

export async function storeNetwork(access: RoomAccess, hash: string, scenario: Scenario): Promise<void> {
  await call(z.null(), documentAddress(access.code, hash), {
    method: 'PUT',
    headers: { ...JSON_TYPE, ...keyHeader(access) },
    body: JSON.stringify(scenario),
  });
}

export async function fetchNetwork(access: RoomAccess, hash: string): Promise<Scenario> {
  const document = await call(z.unknown(), documentAddress(access.code, hash), { headers: keyHeader(access) });
  const parsed = parseScenario(document);
  if (parsed.ok) return parsed.scenario;
  throw new StoreError('refused', say('network-unreadable'));
}
