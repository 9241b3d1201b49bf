import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, announceAnswer, onAnnounce } from './announce.ts';

describe('announcements', () => {
  const said: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    said.length = 0;
    onAnnounce((message) => said.push(message));
  });
  afterEach(() => {
    vi.runAllTimers();
    onAnnounce(null);
    vi.useRealTimers();
  });

  it('come at most once a second, and of those that wait the newest only', () => {
    for (const message of ['one', 'two', 'three']) announce(message);
    expect(said).toEqual(['one']);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['one', 'three']);
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(['one', 'three']);
  });

  it('have every answer, before what has changed by itself', () => {
    announce('playing');
    announceAnswer('Not yet.');
    announce('End of the run.');
    announceAnswer('That is right.');
    vi.advanceTimersByTime(3000);
    expect(said).toEqual(['playing', 'Not yet.', 'That is right.', 'End of the run.']);
  });
});
