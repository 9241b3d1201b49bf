/** What is fetched when it is first shown, so that the drawing and its clock come first: tabs beside the drawing, dialogs. */
import { lazy } from 'react';

export const loadInspector = () => import('../inspector/Inspector.tsx');

export const Inspector = lazy(async () => ({ default: (await loadInspector()).Inspector }));
export const ProblemList = lazy(async () => ({ default: (await import('../inspector/ProblemList.tsx')).ProblemList }));
export const PlotPanel = lazy(async () => ({ default: (await import('../../playback/PlotPanel.tsx')).PlotPanel }));
export const ResultsPanel = lazy(async () => ({ default: (await import('./ResultsPanel.tsx')).ResultsPanel }));

/** What a run's protocols say; the ruler's lane needs no more. */
export const loadLog = () => import('../messages/log.ts');
/** All panels that read it. */
const loadProtocols = () => import('../messages/panels.tsx');

export const PacketTab = lazy(async () => ({ default: (await loadProtocols()).PacketTab }));
export const TablesTab = lazy(async () => ({ default: (await loadProtocols()).TablesTab }));
export const LogDrawer = lazy(async () => ({ default: (await loadProtocols()).LogDrawer }));

export const CompareMain = lazy(async () => ({ default: (await import('../compare/CompareMain.tsx')).CompareMain }));
export const ShareDialog = lazy(async () => ({
  default: (await import('../../share/dialog/ShareDialog.tsx')).ShareDialog,
}));
export const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));
export const KeysHelp = lazy(async () => ({ default: (await import('./KeysHelp.tsx')).KeysHelp }));
