/** In the head of the other pane: what is compared with, and in a menu how the panes hang together, and the link to both. */
import { say } from '@lanelab/messages/compare';
import type { Scenario } from '@lanelab/scenario';
import { Suspense, useRef, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { copyText } from '../../base/ui/clipboard.ts';
import { MenuIcon } from '../../base/ui/icons.tsx';
import { Menu } from '../../base/ui/Menu.tsx';
import { part } from '../../base/ui/part.tsx';
import { wholeLink } from '../../share/links/links.ts';
import styles from './Compare.module.css';
import { type Compared, comparedAddress } from './compared.ts';

const CompareDialog = part(async () => (await import('./CompareDialog.tsx')).CompareDialog, 'over');

interface CompareActionsProps {
  readonly scenario: Scenario;
  readonly other: Scenario;
  readonly compared: Compared;
  readonly onChoose: (compared: Compared) => void;
  readonly isLinked: boolean;
  readonly onLink: () => void;
  readonly onSwap: () => void;
}

export function CompareActions(props: CompareActionsProps) {
  const { scenario, other, compared, onChoose, isLinked, onLink, onSwap } = props;
  const [isChoosing, setChoosing] = useState(false);
  /** The link, where the browser does not let the page copy it. */
  const [link, setLink] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const address = wholeLink(await comparedAddress(scenario, other, compared));
    if (await copyText(address)) {
      announce(say('compare.copied'));
      return;
    }
    setLink(address);
    requestAnimationFrame(() => field.current?.select());
  };
  return (
    <span className={styles.actions}>
      <Button kind="quiet" onPress={() => setChoosing(true)} aria-haspopup="dialog" data-testid="compare-with">
        {say('compare.change')}
      </Button>
      <Menu
        label={say('compare.panes-menu')}
        testId="compare-menu"
        actions={[
          { id: 'compare-swap', label: say('compare.swap'), run: onSwap },
          { id: 'compare-link', label: isLinked ? say('compare.unlink') : say('compare.link'), run: onLink },
          { id: 'compare-copy', label: say('compare.copy-link'), run: () => void copy() },
        ]}
      >
        <MenuIcon />
      </Menu>
      {link === null ? null : (
        <input ref={field} readOnly aria-label={say('compare.copy-link')} value={link} data-testid="compare-address" />
      )}
      {isChoosing ? (
        <Suspense>
          <CompareDialog scenario={scenario} onChoose={onChoose} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}
