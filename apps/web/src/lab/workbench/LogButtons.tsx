/** At the lower right corner of the stage, beside the zoom: the buttons that open the drawer. */
import { say } from '@lanelab/messages/drawer';
import { Button } from '../../base/ui/Button.tsx';
import type { DrawerTab } from '../messages/Drawer.tsx';
import styles from './LogButtons.module.css';

const tabs = ['messages', 'ladder', 'diary'] as const satisfies readonly DrawerTab[];

export function LogButtons({ onOpen }: { readonly onOpen: (tab: DrawerTab) => void }) {
  return (
    <div className={styles.buttons} role="group" aria-label={say('label')} data-stage-ui>
      {tabs.map((tab) => (
        <Button key={tab} kind="quiet" data-testid={`open-${tab}`} onPress={() => onOpen(tab)}>
          {say(`tab.${tab}`)}
        </Button>
      ))}
    </div>
  );
}
