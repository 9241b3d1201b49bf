/** The address that a client is counted by. */
import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** What one customer has of IPv6: its addresses count as one (RFC 6177 has sites with no less). */
const PREFIX = 64;

/** An IPv4 address as it is, however a socket writes it; an IPv6 address as the first of its /64. */
export function clientAddress(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  return address.isMapped4()
    ? address.to4().correctForm()
    : new Address6(`${ip}/${PREFIX}`).startAddress().correctForm();
}
