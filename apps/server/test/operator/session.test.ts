import { afterEach, expect, it, vi } from 'vitest';
import { createSessions, SESSION_SECONDS } from '../../src/operator/session.ts';

const TOKEN = 'a-token-of-the-scraper';

afterEach(() => {
  vi.useRealTimers();
});

it('holds until its end, on every server with the same token', () => {
  vi.useFakeTimers();
  const session = createSessions(TOKEN).begin();
  const elsewhere = createSessions(TOKEN);
  expect(elsewhere.isOpen(session)).toBe(true);
  vi.advanceTimersByTime(SESSION_SECONDS * 1000 - 1);
  expect(elsewhere.isOpen(session)).toBe(true);
  vi.advanceTimersByTime(2);
  expect(elsewhere.isOpen(session)).toBe(false);
});

it('ends with the token, and cannot be made longer or made up', () => {
  const sessions = createSessions(TOKEN);
  const session = sessions.begin();
  const [until = '', signature = ''] = session.split('.');
  expect(createSessions('another-token-of-it').isOpen(session)).toBe(false);
  for (const wrong of [
    '',
    'x',
    until,
    `${until}.`,
    `${Number(until) + 1}.${signature}`,
    `0${until}.${signature}`,
    `${until}.${'A'.repeat(43)}`,
    `${until}.${signature}A`,
    `${until}.${'é'.repeat(43)}`,
  ])
    expect(sessions.isOpen(wrong), wrong).toBe(false);
});

it('does not hold the token', () => {
  const session = createSessions(TOKEN).begin();
  expect(session).not.toContain(TOKEN);
  expect(Buffer.from(session.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain(TOKEN);
});
