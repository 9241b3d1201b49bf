/** What the form of a device is given; its fields read and write through `RecordAccess`. */
import type { Node } from '@lanelab/scenario';

/** What a port leads to. */
export interface Neighbour {
  readonly link: number;
  readonly node: number;
  readonly name: string;
}

export interface NodeFormProps<N extends Node = Node> {
  readonly node: N;
  /** By port; a port without a link is absent. */
  readonly neighbours: ReadonlyMap<number, Neighbour>;
  /** Who has an IP address: its name, or null. */
  readonly ownerOf: (ip: string) => string | null;
  readonly onShowLink: (id: number) => void;
}
