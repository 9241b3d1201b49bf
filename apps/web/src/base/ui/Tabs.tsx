/**
 * Panels of which one is shown, each named by a tab (the tabs pattern of WAI-ARIA). Written here because React Aria's tabs, with the
 * collections below them, are 14 KB of what the workbench waits for.
 */
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { controlByKey } from './arrow-keys.ts';
import styles from './Tabs.module.css';

export interface TabOf<Id extends string> {
  readonly id: Id;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabOf<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** What Tab reaches. */
const REACHABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const name = useId();
  // Where there is no room for all tabs they scroll; the chosen one is in sight.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-testid="tab-${chosen}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const shown = tabs.find(({ id }) => id === chosen);
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onKeyDown={(event) => {
          const tab = controlByKey(event, 'horizontal', true);
          if (tab === null) return;
          event.preventDefault();
          // A tab that gets the focus is the chosen one.
          tab.focus();
          tab.click();
        }}
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `${name}-panel-${id}` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.tab}
            data-testid={`tab-${id}`}
            onClick={() => onChoose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {shown === undefined ? null : (
        <Panel key={chosen} id={`${name}-panel-${chosen}`} tab={`${name}-tab-${chosen}`} testId={`panel-${chosen}`}>
          {shown.content}
        </Panel>
      )}
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  /** Id of its tab. */
  readonly tab: string;
  readonly testId: string;
  readonly children: ReactNode;
}

/** Tab leads to the panel itself where nothing in it can be reached, so that it can be scrolled by keys. */
function Panel({ id, tab, testId, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const look = () => {
      const isNeeded = element.querySelector(REACHABLE) === null;
      // Each writing is a change that the observer sees, too.
      if (isNeeded === element.hasAttribute('tabindex')) return;
      if (isNeeded) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'tabindex'] });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={panel} role="tabpanel" id={id} aria-labelledby={tab} className={styles.panel} data-testid={testId}>
      {children}
    </div>
  );
}
