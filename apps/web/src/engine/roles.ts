/** Roles of connections, in the order of their numbers. */
export { VCC_ROLES, type VccRole } from '@lanelab/engine';
