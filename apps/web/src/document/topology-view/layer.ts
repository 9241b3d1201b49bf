/** The layers of one drawing: cables, connections, emulated LANs, subnets. Devices stay where they are. */
export const LAYERS = ['physical', 'vcs', 'elans', 'ip'] as const;
export type Layer = (typeof LAYERS)[number];
