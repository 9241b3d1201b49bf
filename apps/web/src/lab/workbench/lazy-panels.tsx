/** Panels that are fetched when they are first shown, so that the drawing and its clock come first. */
import { say } from '@lanelab/messages/workbench';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadMenuList } from '../../base/ui/Menu.tsx';
import { loadPointMenu } from '../editor/stage/PointMenu.tsx';

/** Shows a line of text until the panel inside has been fetched. */
export function WhenFetched({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const waiting = (
    <p className={className} role="status">
      {say('panes.loading')}
    </p>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}

export const TableView = lazy(async () => ({ default: (await import('../table/TableView.tsx')).TableView }));
export const TextPane = lazy(async () => ({ default: (await import('../text/TextPane.tsx')).TextPane }));

export const loadInspector = () => import('../inspector/Inspector.tsx');
export const Inspector = lazy(async () => ({ default: (await loadInspector()).Inspector }));
export const ProblemList = lazy(async () => ({ default: (await import('../inspector/ProblemList.tsx')).ProblemList }));
export const PlotPanel = lazy(async () => ({ default: (await import('../../playback/PlotPanel.tsx')).PlotPanel }));
export const ResultsPanel = lazy(async () => ({ default: (await import('./ResultsPanel.tsx')).ResultsPanel }));

/** The log of a run's protocols, without the panels that show it: the ruler's lane needs no more. */
export const loadLog = () => import('../messages/run-protocols.ts');
const loadLogPanels = () => import('../messages/panels.tsx');
export const PacketTab = lazy(async () => ({ default: (await loadLogPanels()).PacketTab }));
export const TablesTab = lazy(async () => ({ default: (await loadLogPanels()).TablesTab }));
export const LogDrawer = lazy(async () => ({ default: (await loadLogPanels()).LogDrawer }));

export const CompareMain = lazy(async () => ({ default: (await import('../compare/CompareMain.tsx')).CompareMain }));
export const ShareDialog = lazy(async () => ({
  default: (await import('../../share/dialog/ShareDialog.tsx')).ShareDialog,
}));
const loadCommandDialogs = () => import('./CommandDialogs.tsx');

/** Fetches every menu before it is opened, since the connection may be gone by then. */
export const loadMenus = () => Promise.all([loadPointMenu(), loadMenuList(), loadCommandDialogs()]);
export const CommandPalette = lazy(async () => ({ default: (await loadCommandDialogs()).CommandPalette }));
export const HistoryDialog = lazy(async () => ({
  default: (await import('./HistoryDialog.tsx')).HistoryDialog,
}));
export const BranchesDialog = lazy(async () => ({
  default: (await import('../branches/BranchesDialog.tsx')).BranchesDialog,
}));
export const KeepBoth = lazy(async () => ({ default: (await import('../branches/KeepBoth.tsx')).KeepBoth }));
export const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));
export const PictureDialog = lazy(async () => ({
  default: (await import('../picture/PictureDialog.tsx')).PictureDialog,
}));
export const ScenarioSheet = lazy(async () => ({
  default: (await import('../sheet/ScenarioSheet.tsx')).ScenarioSheet,
}));
export const AddInstantDialog = lazy(async () => ({
  default: (await import('./AddInstantDialog.tsx')).AddInstantDialog,
}));
export const KeysHelp = lazy(async () => ({ default: (await loadCommandDialogs()).KeysHelp }));
