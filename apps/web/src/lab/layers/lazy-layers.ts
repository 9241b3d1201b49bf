/** The parts of the layers, fetched when a reader first chooses a layer. */
import { lazy } from 'react';

const loadLayers = () => import('./LayerParts.tsx');

export const LayerUnder = lazy(async () => ({ default: (await loadLayers()).LayerUnder }));
export const LayerAbove = lazy(async () => ({ default: (await loadLayers()).LayerAbove }));
export const LayerBeside = lazy(async () => ({ default: (await loadLayers()).LayerBeside }));
export const FlowCosts = lazy(async () => ({ default: (await loadLayers()).FlowCosts }));
export const LayerFeed = lazy(async () => ({ default: (await loadLayers()).LayerFeed }));
export const LayerStrip = lazy(async () => ({ default: (await loadLayers()).Strip }));
