/** Panels that are fetched when they are first shown, so that the drawing and its clock come first. */
import { say } from '@lanelab/messages/workbench';
import { type ReactNode, Suspense } from 'react';
import { loadMenuList } from '../../base/ui/Menu.tsx';
import { part } from '../../base/ui/part.tsx';
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

export const TableView = part(async () => (await import('../table/TableView.tsx')).TableView);
export const TextPane = part(async () => (await import('../text/TextPane.tsx')).TextPane);

export const loadInspector = () => import('../inspector/Inspector.tsx');
export const Inspector = part(async () => (await loadInspector()).Inspector);
export const ProblemList = part(async () => (await import('../inspector/ProblemList.tsx')).ProblemList);
export const PlotPanel = part(async () => (await import('../../playback/PlotPanel.tsx')).PlotPanel);
export const ResultsPanel = part(async () => (await import('./ResultsPanel.tsx')).ResultsPanel);

/** The log of a run's protocols, without the panels that show it: the ruler's lane needs no more. */
export const loadLog = () => import('../messages/run-protocols.ts');
const loadLogPanels = () => import('../messages/panels.tsx');
export const PacketTab = part(async () => (await loadLogPanels()).PacketTab);
export const TablesTab = part(async () => (await loadLogPanels()).TablesTab);
export const LogDrawer = part(async () => (await loadLogPanels()).LogDrawer);
export const ChecksPanel = part(async () => (await import('../checks/ChecksPanel.tsx')).ChecksPanel);

export const CompareMain = part(async () => (await import('../compare/CompareMain.tsx')).CompareMain);
export const ShareDialog = part(async () => (await import('../../share/dialog/ShareDialog.tsx')).ShareDialog, 'over');
const loadCommandDialogs = () => import('./CommandDialogs.tsx');

/** Fetches every menu before it is opened, since the connection may be gone by then. */
export const loadMenus = () => Promise.all([loadPointMenu(), loadMenuList(), loadCommandDialogs()]);
export const CommandPalette = part(async () => (await loadCommandDialogs()).CommandPalette, 'over');
export const HistoryDialog = part(async () => (await import('./HistoryDialog.tsx')).HistoryDialog, 'over');
export const BranchesDialog = part(async () => (await import('../branches/BranchesDialog.tsx')).BranchesDialog, 'over');
export const KeepBoth = part(async () => (await import('../branches/KeepBoth.tsx')).KeepBoth, 'over');
export const ReportDialog = part(async () => (await import('./ReportDialog.tsx')).ReportDialog, 'over');
export const PictureDialog = part(async () => (await import('../picture/PictureDialog.tsx')).PictureDialog, 'over');
export const ScenarioSheet = part(async () => (await import('../sheet/ScenarioSheet.tsx')).ScenarioSheet, 'over');
export const AddInstantDialog = part(async () => (await import('./AddInstantDialog.tsx')).AddInstantDialog, 'over');
export const AddStepDialog = part(async () => (await import('./AddStepDialog.tsx')).AddStepDialog, 'over');
export const StartRoomDialog = part(async () => (await import('../room/StartRoomDialog.tsx')).StartRoomDialog, 'over');
export const LeadRoom = part(async () => (await import('../room/LeadRoom.tsx')).LeadRoom);
export const KeysHelp = part(async () => (await loadCommandDialogs()).KeysHelp, 'over');
