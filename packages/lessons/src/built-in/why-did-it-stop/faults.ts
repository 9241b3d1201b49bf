/**
 * Three faults at 12 s, of which a student’s seed draws one. Each network has the same three repairs, planned for later than the run
 * lasts: whoever has found the fault moves its repair forward. `repairAt` is its place in the list, which the solution names.
 */
import type { LessonInput } from '../../lesson/index.ts';

type Draw = NonNullable<LessonInput['draws']>[number];

const FAULT_PS = 12e12;
const [MPC_PS, LES_PS, TRUNK_PS] = [50e12, 51e12, 52e12];

// In `class-mpoa` device 1 is A, device 3 is West, and link 3 joins West and East.
const mpc = (atPs: number, up: boolean) => ({ kind: 'process', atPs, node: 1, process: 'mpc', up });
const les = (atPs: number, up: boolean) => ({ kind: 'process', atPs, node: 3, process: 'les', up });
const trunk = (atPs: number, up: boolean) => ({ kind: 'link-up', atPs, link: 3, up });

const repairs = [mpc(MPC_PS, true), les(LES_PS, true), trunk(TRUNK_PS, true)];

/** The fault, and after it the repairs in the same order for every student: their order tells nobody which one helps. */
const planned = (failure: object) => [{ path: 'model.changes', value: [failure, ...repairs] }];

export const fault: Draw = {
  id: 'fault',
  of: [
    {
      values: {
        repair: 'start(MPC)',
        repairAt: 1,
        cause: 'the MPOA client (MPC) of A',
        trail:
          'The file is slow but alive, and A is still in its LAN. Only the shortcut is gone: the router carries the file.',
      },
      changes: planned(mpc(FAULT_PS, false)),
    },
    {
      values: {
        repair: 'start(LES)',
        repairAt: 2,
        cause: 'the LES at West',
        trail:
          'Nothing arrives, and A has left its LAN. A cut trunk could not do that, for A and its LES are both at West.',
      },
      changes: planned(les(FAULT_PS, false)),
    },
    {
      values: {
        repair: 'mend(West – East)',
        repairAt: 3,
        cause: 'the trunk between West and East',
        trail:
          'Nothing arrives, yet A is still in its LAN, so its LES is alive. Only B is cut off, and B is behind the trunk.',
      },
      changes: planned(trunk(FAULT_PS, false)),
    },
  ],
};
