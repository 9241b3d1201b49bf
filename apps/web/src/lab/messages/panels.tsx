/** The panels as the workbench fetches them: each with the log around it. */
import { type Protocols, ProtocolsProvider } from './context.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { PacketPanel } from './PacketPanel.tsx';
import { TablesPanel } from './TablesPanel.tsx';

interface PanelProps {
  readonly protocols: Protocols;
}

export function PacketTab({ protocols }: PanelProps) {
  return (
    <ProtocolsProvider value={protocols}>
      <PacketPanel />
    </ProtocolsProvider>
  );
}

export function TablesTab({ protocols }: PanelProps) {
  return (
    <ProtocolsProvider value={protocols}>
      <TablesPanel />
    </ProtocolsProvider>
  );
}

export function LogDrawer({ protocols, ...drawer }: PanelProps & DrawerProps) {
  return (
    <ProtocolsProvider value={protocols}>
      <Drawer {...drawer} />
    </ProtocolsProvider>
  );
}
