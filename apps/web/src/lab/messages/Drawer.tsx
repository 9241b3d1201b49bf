/** Below the drawing: messages as a list and as a ladder, and the events that the protocols report. */
import { say as sayDrawer } from '@lanelab/messages/drawer';
import { say } from '@lanelab/messages/messages';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Button } from '../../base/ui/Button.tsx';
import { CloseIcon } from '../../base/ui/icons.tsx';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { useEventTexts, useLog, useNames, useProtocols } from './context.ts';
import { DiaryList } from './DiaryList.tsx';
import styles from './Drawer.module.css';
import { FilterBar } from './FilterBar.tsx';
import { filtered, filteredEvents, firstFilter, type MessageFilter } from './filter.ts';
import { Ladder } from './Ladder.tsx';
import { LadderActions } from './LadderActions.tsx';
import { MessageList } from './MessageList.tsx';
import { messageTarget } from './message-target.ts';
import type { Sending } from './sendings.ts';
import { useLadder } from './use-ladder.ts';

const DRAWER_TABS = ['messages', 'ladder', 'diary'] as const;
export type DrawerTab = (typeof DRAWER_TABS)[number];

export interface DrawerProps {
  readonly tab: DrawerTab;
  readonly onTab: (tab: DrawerTab) => void;
  readonly onClose: () => void;
}

const none: readonly Sending[] = [];
const noEvents: readonly DiaryEntry[] = [];

/** “3 of 12 messages”. */
function messageCount(shown: number, count: number, isCut: boolean): string {
  if (shown === count) return say(isCut ? 'count.messages.cut' : 'count.messages', { count });
  return say(isCut ? 'count.messages.some.cut' : 'count.messages.some', { shown, count });
}

function eventCount(shown: number, count: number, isCut: boolean): string {
  if (shown === count) return say(isCut ? 'count.events.cut' : 'count.events', { count });
  return say(isCut ? 'count.events.some.cut' : 'count.events.some', { shown, count });
}

export function Drawer({ tab, onTab, onClose }: DrawerProps) {
  const { sendings, diary, isCut } = useLog();
  const names = useNames();
  const [filter, setFilter] = useState(firstFilter);
  const wanted = useDeferredValue(filter);
  const messages = useMemo(() => filtered(sendings, wanted, names.node), [sendings, wanted, names]);
  // The ladder is laid out only while it is shown.
  const ladder = useLadder(tab === 'ladder' ? messages : none);
  const events = useEventTexts(tab === 'diary' ? diary : noEvents);
  const shownEvents = useMemo(() => filteredEvents(events, wanted, names.node), [events, wanted, names]);
  useStepTarget(wanted, tab !== 'diary');
  const bar = (hasKinds: boolean, count: string) => (
    <FilterBar filter={filter} onFilter={setFilter} hasKinds={hasKinds} count={count} />
  );
  const count = messageCount(messages.length, sendings.length, isCut);
  return (
    <section className={styles.drawer} aria-label={sayDrawer('label')} data-letters data-testid="drawer">
      <Tabs
        className={styles.tabs ?? ''}
        selectedKey={tab}
        onSelectionChange={(key) => {
          const next = DRAWER_TABS.find((id) => id === key);
          if (next !== undefined) onTab(next);
        }}
      >
        <div className={styles.head}>
          <TabList aria-label={sayDrawer('label')} className={styles.list ?? ''}>
            {DRAWER_TABS.map((id) => (
              <Tab key={id} id={id} className={styles.tab ?? ''} data-testid={`drawer-${id}`}>
                {sayDrawer(`tab.${id}`)}
              </Tab>
            ))}
          </TabList>
          {tab === 'ladder' ? <LadderActions ladder={ladder} /> : null}
          <Button
            kind="quiet"
            aria-label={say('drawer.close')}
            title={say('drawer.close')}
            data-testid="drawer-close"
            onPress={onClose}
          >
            <CloseIcon />
          </Button>
        </div>
        <TabPanel id="messages" className={styles.panel ?? ''}>
          {bar(true, count)}
          <MessageList rows={messages} />
        </TabPanel>
        <TabPanel id="ladder" className={styles.panel ?? ''}>
          {bar(true, count)}
          <Ladder sendings={messages} ladder={ladder} />
        </TabPanel>
        <TabPanel id="diary" className={styles.panel ?? ''}>
          {bar(false, eventCount(shownEvents.length, diary.length, isCut))}
          <DiaryList rows={shownEvents} />
        </TabPanel>
      </Tabs>
    </section>
  );
}

/** While the filter picks messages out, the steps of the clock go from one of them to the next. */
function useStepTarget(filter: MessageFilter, areMessagesShown: boolean): void {
  const { log, playback } = useProtocols();
  const names = useNames();
  useEffect(() => {
    const { kind, node, text } = filter;
    const isFirst = kind === firstFilter.kind && node === firstFilter.node && text === firstFilter.text;
    if (isFirst || !areMessagesShown) return;
    const shows = (sendings: readonly Sending[]) => filtered(sendings, filter, names.node);
    return playback.stepTo(messageTarget(() => log.getState().sendings, shows));
  }, [log, playback, names, filter, areMessagesShown]);
}
