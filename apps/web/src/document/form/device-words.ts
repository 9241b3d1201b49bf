/** What the forms of devices say of emulated LANs, servers, signalling and MPOA. */
import { say } from '@lanelab/messages/properties';
import { MAX_FRAMES, type Over, SCHEDULERS, type SchedulerKind } from '@lanelab/scenario';
import { formatInteger } from '../../base/format/number.ts';

/** Emulated LANs' clients and frames. */
export const lecWords = {
  versions: [1, 2].map((version) => ({ value: String(version), label: say('device.lane-v-version', { version }) })),
  frames: MAX_FRAMES.map((octets) => ({
    value: String(octets),
    label: say('device.octets-octets', { octets: formatInteger(octets) }),
  })),
} as const;

/** Server processes. */
export const serviceWords = {
  kinds: [
    { value: 'lecs', label: say('device.lecs-2') },
    { value: 'les', label: say('device.les-and-bus') },
    { value: 'atmarp', label: say('device.atmarp-server') },
  ],
} as const;

const schedulerLabels: Readonly<Record<SchedulerKind, string>> = {
  bsd: say('kernel.bsd'),
  'solaris-ts': say('kernel.solaris-ts'),
  'linux-2.2': say('kernel.linux-2-2'),
  nt: say('kernel.nt'),
  'nt-server': say('kernel.nt-server'),
};

export const schedulerWords = SCHEDULERS.map((value) => ({ value, label: schedulerLabels[value] }));

const overLabels: Readonly<Record<Over, string>> = {
  pvc: say('device.permanent-circuits'),
  svc: say('device.switched-circuits-atmarp'),
  lane: say('device.an-emulated-lan'),
  ethernet: say('device.ethernet'),
};

export const overWords = (Object.keys(overLabels) as Over[]).map((value) => ({ value, label: overLabels[value] }));
