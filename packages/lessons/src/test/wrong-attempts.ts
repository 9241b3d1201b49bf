/**
 * Wrong attempts at every built-in lesson, by the id of the lesson, for tests in Node and in the browser. Nothing that runs in the lab
 * imports this.
 */
import { wrong as atmOverhead } from '../built-in/atm-overhead/wrong.ts';
import { wrong as benchmarkMistake } from '../built-in/benchmark-mistake/wrong.ts';
import { wrong as busToDataDirect } from '../built-in/bus-to-data-direct/wrong.ts';
import { wrong as cellsAndQueues } from '../built-in/cells-and-queues/wrong.ts';
import { wrong as classesOfService } from '../built-in/classes-of-service/wrong.ts';
import { wrong as classicalIp } from '../built-in/classical-ip/wrong.ts';
import { wrong as dyingBus } from '../built-in/dying-bus/wrong.ts';
import { wrong as eleventhPacket } from '../built-in/eleventh-packet/wrong.ts';
import { wrong as jitterAndShortcuts } from '../built-in/jitter-and-shortcuts/wrong.ts';
import { wrong as joiningALan } from '../built-in/joining-a-lan/wrong.ts';
import { wrong as twoHundredMilliseconds } from '../built-in/two-hundred-milliseconds/wrong.ts';
import { wrong as twoSubnets } from '../built-in/two-subnets/wrong.ts';
import { wrong as whyDidItStop } from '../built-in/why-did-it-stop/wrong.ts';
import type { WrongAttempt } from './attempt.ts';

export { ANY_SEED, type Attempt, attempted, isRead, type WrongAttempt } from './attempt.ts';

export const WRONG_ATTEMPTS: ReadonlyMap<string, readonly WrongAttempt[]> = new Map([
  ['atm-overhead', atmOverhead],
  ['cells-and-queues', cellsAndQueues],
  ['classical-ip', classicalIp],
  ['joining-a-lan', joiningALan],
  ['bus-to-data-direct', busToDataDirect],
  ['two-subnets', twoSubnets],
  ['eleventh-packet', eleventhPacket],
  ['why-did-it-stop', whyDidItStop],
  ['benchmark-mistake', benchmarkMistake],
  ['two-hundred-milliseconds', twoHundredMilliseconds],
  ['dying-bus', dyingBus],
  ['jitter-and-shortcuts', jitterAndShortcuts],
  ['classes-of-service', classesOfService],
]);
