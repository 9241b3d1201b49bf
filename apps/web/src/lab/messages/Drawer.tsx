/** Below the drawing: messages as a list and as a ladder, and the events that the protocols report. */
import { say as sayDrawer } from '@lanelab/messages/drawer';
import { say } from '@lanelab/messages/messages';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Button } from '../../base/ui/Button.tsx';
import { CloseIcon } from '../../base/ui/icons.tsx';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { useEventTexts, useLog, useNames } from './context.ts';
import { DiaryList } from './DiaryList.tsx';
import styles from './Drawer.module.css';
import { EventFilterBar, MessageFilterBar } from './FilterBar.tsx';
import { filteredEvents, firstFilter } from './filter.ts';
import { Ladder } from './Ladder.tsx';
import { LadderActions } from './LadderActions.tsx';
import { MalformedTable } from './MalformedTable.tsx';
import { MessageList } from './MessageList.tsx';
import { MALFORMED } from './malformed.ts';
import type { Sending } from './sendings.ts';
import { useLadder } from './use-ladder.ts';
import { useMessageFilter } from './use-message-filter.ts';

const DRAWER_TABS = ['messages', 'ladder', 'diary', 'checks'] as const;
export type DrawerTab = (typeof DRAWER_TABS)[number];

export interface DrawerProps {
  readonly tab: DrawerTab;
  readonly onTab: (tab: DrawerTab) => void;
  readonly onClose: () => void;
  /** What the tab of the checks holds: their parser is fetched with it. */
  readonly checks: ReactNode;
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

export function Drawer({ tab, onTab, onClose, checks }: DrawerProps) {
  const { sendings, diary, isCut } = useLog();
  const names = useNames();
  const [filter, setFilter] = useState(firstFilter);
  const [words, setWords] = useState('');
  const [pauses, setPauses] = useState(false);
  const { all, messages, compiled } = useMessageFilter(filter, tab === 'messages' || tab === 'ladder', pauses);
  // The ladder is laid out only while it is shown.
  const ladder = useLadder(tab === 'ladder' ? messages : none);
  const events = useEventTexts(tab === 'diary' ? diary : noEvents);
  const { node } = filter;
  const filteredWords = say(filter.withData ? 'empty.messages.filtered' : 'empty.messages.no-data');
  const wanted = useDeferredValue(words);
  const shownEvents = useMemo(
    () => filteredEvents(events, { node, text: wanted }, names.node),
    [events, node, wanted, names],
  );
  const bar = (
    <MessageFilterBar
      filter={filter}
      onFilter={setFilter}
      compiled={compiled}
      pauses={pauses}
      onPauses={setPauses}
      count={messageCount(messages.length, all.length, isCut)}
    />
  );
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
          {bar}
          <MalformedTable
            sendings={sendings}
            onList={() => setFilter({ ...firstFilter, kind: 'all', text: MALFORMED })}
          />
          <MessageList rows={messages} filteredWords={filteredWords} />
        </TabPanel>
        <TabPanel id="ladder" className={styles.panel ?? ''}>
          {bar}
          <Ladder sendings={messages} ladder={ladder} />
        </TabPanel>
        <TabPanel id="diary" className={styles.panel ?? ''}>
          <EventFilterBar
            node={node}
            onNode={(chosen) => setFilter({ ...filter, node: chosen })}
            words={words}
            onWords={setWords}
            count={eventCount(shownEvents.length, diary.length, isCut)}
          />
          <DiaryList rows={shownEvents} />
        </TabPanel>
        <TabPanel id="checks" className={styles.panel ?? ''}>
          <Suspense>{checks}</Suspense>
        </TabPanel>
      </Tabs>
    </section>
  );
}
