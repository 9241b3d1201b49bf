/** The chosen layer, the connections that are shown and lit, and the state of the run that the layer shows. */
import type { Layer, Scenario } from '@lanelab/scenario';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { doesSignal } from '../../document/topology-view/signals.ts';
import type { Shares } from '../../document/topology-view/traffic-styles.ts';
import type { DeviceState, FlowPath, VccRole } from '../../playback/run/types.ts';
import { type Connection, QUIET_ROLES } from './connections.ts';

/** The connections, paths and states of a run at an instant. */
export interface NetworkNow {
  readonly timePs: number;
  readonly connections: readonly Connection[];
  readonly paths: readonly FlowPath[];
  readonly states: readonly DeviceState[];
  /** Cells of each kind on each link since the run was last asked. */
  readonly shares: Shares;
  /** By link and direction, as in `shares`: how long a cell that is queued now waits until its last bit is sent, ps; absent where unknown. */
  readonly waits: ReadonlyMap<string, number>;
}

/** How the layer of subnets is drawn: hosts, subnets and routers, or the routers and their edges as one. */
export type IpView = 'network' | 'virtual';

export interface LayersState {
  readonly layer: Layer;
  readonly hiddenRoles: ReadonlySet<VccRole>;
  /** Keys of connections under the pointer or the focus. */
  readonly lit: readonly string[];
  /** Keys of connections that stay lit after the pointer has left. */
  readonly pinned: readonly string[];
  /** The traced flow; null where none is. */
  readonly flow: number | null;
  readonly ipView: IpView;
  /** The role whose connections and cells are the point of the picture, while the rest recedes; null where all are alike. */
  readonly emphasis: VccRole | null;
  /** Null before the run has answered. */
  readonly now: NetworkNow | null;
}

export type LayersStore = StoreApi<LayersState>;

export function createLayers(layer: Layer): LayersStore {
  return createStore<LayersState>(() => ({
    layer,
    hiddenRoles: new Set(QUIET_ROLES),
    lit: [],
    pinned: [],
    flow: null,
    ipView: 'network',
    emphasis: null,
    now: null,
  }));
}

const LayersContext = createContext<LayersStore | null>(null);

/** Around everything that shows or changes the layer. */
export const LayersProvider = LayersContext.Provider;

/** Throws outside `LayersProvider`. */
export function useLayersStore(): LayersStore {
  const store = useContext(LayersContext);
  if (store === null) throw new Error('useLayersStore outside LayersProvider');
  return store;
}

/** A part of the state; the selector must return the same object for the same state. */
export function useLayers<T>(selector: (state: LayersState) => T): T {
  return useStore(useLayersStore(), selector);
}

/** Whether a view needs the layers' data. `isQuiet`: nothing has to be drawn yet but the first cells. */
export function useAreLayersDue(layers: LayersStore, model: Scenario['model'], isQuiet: boolean): boolean {
  const isAsked = useStore(layers, ({ layer, flow }) => layer !== 'physical' || flow !== null);
  const signals = useMemo(() => doesSignal(model), [model]);
  return isAsked || (signals && !isQuiet);
}

/** The kinds of cells on each link, for the traffic over the drawing. */
export function useShares(layers: LayersStore): () => Shares | null {
  return useCallback(() => layers.getState().now?.shares ?? null, [layers]);
}

/** Whether the connections of a role are the point of the picture: only where there are any. */
export function emphasisIn({ emphasis, now }: Pick<LayersState, 'emphasis' | 'now'>): VccRole | null {
  return emphasis !== null && now?.connections.some(({ role }) => role === emphasis) === true ? emphasis : null;
}

/** The flow after this one in the document; null after the last one. */
export function nextFlow(flows: readonly { readonly id: number }[], flow: number | null): number | null {
  const index = flows.findIndex(({ id }) => id === flow);
  return flows[index + 1]?.id ?? null;
}
