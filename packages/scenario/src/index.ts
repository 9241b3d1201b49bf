/** The scenario format, its topology and its links. */

export { canonicalJson, canonicalModel, documentHash, modelHash } from './canonical.ts';
export type { LinkFault } from './link/fault.ts';
export { decodeLink, encodeLink, type LinkResult, type Preset } from './link/link.ts';
export { grouped } from './numbers.ts';
export { mustParse, type ParseResult, parseScenario, parseScenarioText } from './parse.ts';
export { type FieldPath, readMetric, readPath } from './path.ts';
export { addresses, ipToNumber, numberToIp } from './schema/addressing.ts';
export { type Change, PROCESSES, PROMPTED_MESSAGES, type ProcessName, type PromptedMessage } from './schema/change.ts';
export { closest } from './schema/closest.ts';
export { defaultAt } from './schema/default-at.ts';
export {
  type Branch,
  MAX_BRANCH_NAME,
  MAX_BRANCHES,
  type Model,
  type Node,
  SCENARIO_VERSION,
  type Scenario,
  type ScenarioInput,
} from './schema/document.ts';
export { type Elan, type LecParameters, MAX_FRAMES, type Tunnel } from './schema/elan.ts';
export type { Abr, CellsFlow, Flow, FramesFlow, TcpStream } from './schema/flow.ts';
export type { RelaySource } from './schema/flow-relay.ts';
export { type Kernel, SCHEDULERS, type SchedulerKind } from './schema/host-settings.ts';
export type { Interface, Pvc } from './schema/interface.ts';
export {
  type Expected,
  formatPath,
  type Issue,
  type IssueCode,
  type LostCells,
  type Rules,
  type Unit,
} from './schema/issue.ts';
export type { Group, Layout, Point, Start } from './schema/layout.ts';
export type { Link, LinkEnd } from './schema/link.ts';
export type { Bridge, Edge, Generator, Host, Hub, Router, Server } from './schema/nodes.ts';
export type { Port } from './schema/primitives.ts';
export { checkReferences } from './schema/rules/references.ts';
export { videoPlan } from './schema/rules/relays.ts';
export type { Forwarding, Mpc, Mps, Processor, Service, StaticRoute } from './schema/services.ts';
export type { Route, Signalling, Switch, SwitchPort } from './schema/switches.ts';
export {
  ATM_PHYS,
  CATEGORIES,
  type Category,
  CONNECTION_ROLES,
  clockTolerancePpm,
  defaultMtu,
  ETHERNET_PHYS,
  freeCpu,
  isEthernet,
  LAYERS,
  type Layer,
  linkDelayPs,
  OVERS,
  type Over,
  overOf,
  PHYS,
  type Phy,
} from './schema/values.ts';
export { parseDuration, parseSetting, type SetResult, type Setting, setPaths } from './set-path.ts';
export {
  autoElan,
  freeName,
  gatewayOf,
  interfacesOf,
  isInSubnet,
  nextAddress,
  nextRouterAddress,
  nextSubnet,
  type Subnet,
  subnetOf,
  subnetOfElan,
} from './topology/automatic.ts';
export {
  type FlowInput,
  type HostInput,
  type InterfaceInput,
  type QueuesInput,
  type SwitchInput,
  Topology,
} from './topology/build.ts';
export {
  type ElanMember,
  type ElanView,
  type Networks,
  networks,
  type SubnetMember,
  type SubnetView,
  servicesOf,
  type VirtualRouter,
  virtualRouter,
} from './topology/networks.ts';
export { type Hop, shortestPath } from './topology/path.ts';
export { layCells, layPvc, type PvcTraffic, switchedPath } from './topology/pvc.ts';
export { type Trace, type VcEnd, Wiring } from './topology/wiring.ts';
