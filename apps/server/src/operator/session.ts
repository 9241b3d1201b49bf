/**
 * Sessions of the operator's page: who has sent METRICS_TOKEN once keeps a cookie that says until when, signed with a key made
 * from the token. The token itself is in no cookie, a session ends with the token, and every server with the same token knows it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a session lasts. */
export const SESSION_SECONDS = 43_200;

const SESSION = /^(\d{1,16})\.([\w-]{43})$/;

export interface Sessions {
  /** A session that begins now. */
  begin(): string;
  isOpen(session: string): boolean;
}

export function createSessions(token: string): Sessions {
  const key = createHmac('sha256', token).update('session of the operator of lanelab').digest();
  const sign = (until: string): string => createHmac('sha256', key).update(until).digest('base64url');
  return {
    begin() {
      const until = String(Date.now() + SESSION_SECONDS * 1000);
      return `${until}.${sign(until)}`;
    },
    isOpen(session) {
      const [, until = '', signature = ''] = SESSION.exec(session) ?? [];
      if (until === '' || Number(until) < Date.now()) return false;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(until)));
    },
  };
}
