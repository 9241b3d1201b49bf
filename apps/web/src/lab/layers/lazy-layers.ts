/** The parts of the layers, fetched when a reader first chooses a layer. */
import { part } from '../../base/ui/part.tsx';

const loadLayers = () => import('./LayerParts.tsx');

export const LayerUnder = part(async () => (await loadLayers()).LayerUnder, 'nowhere');
export const LayerAbove = part(async () => (await loadLayers()).LayerAbove, 'nowhere');
export const LayerBeside = part(async () => (await loadLayers()).LayerBeside, 'over');
export const FlowCosts = part(async () => (await loadLayers()).FlowCosts, 'nowhere');
export const LayerFeed = part(async () => (await loadLayers()).LayerFeed, 'nowhere');
export const LayerStrip = part(async () => (await loadLayers()).Strip, 'over');
