/** Classical IP over SVCs (RFC 2225): three hosts of one logical IP subnet, and an ATMARP server in their switch. */

import type { Interface, Scenario } from '@lanelab/scenario';
import { setField } from '../store/edits/field.ts';
import type { Edit } from '../store/types.ts';
import { drawn, links, ping } from './drawn.ts';

const SUBNET = { network: '10.0.1.0', prefix: 24 } as const;

/** A host's address on calls that it makes itself. */
function overCalls(id: number): Edit {
  const entry: Interface = { port: 1, ip: `10.0.1.${id}`, prefix: SUBNET.prefix, over: 'svc', mtu: 9_180 };
  return setField({ of: 'nodes', id }, ['interfaces'], [entry], '');
}

export const classicalIp = (): Scenario =>
  drawn(
    [
      ['host', 0, 0],
      ['host', 480, 0],
      ['host', 240, 240],
      ['switch', 240, 80],
    ],
    [
      ...links(4, [1, 2, 3]),
      setField({ of: 'nodes', id: 4 }, ['signalling'], {}, ''),
      setField({ of: 'nodes', id: 4 }, ['services'], [{ kind: 'atmarp', ...SUBNET }], ''),
      ...[1, 2, 3].map(overCalls),
      ping(1, 2),
      ping(3, 1),
    ],
  );
