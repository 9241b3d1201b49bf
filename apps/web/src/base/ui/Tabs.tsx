/** Panels of which one is shown, each named by a tab. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
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

export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // Where there is no room for all tabs they scroll; the chosen one is in sight.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-testid="tab-${chosen}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <AriaTabs
      className={styles.tabs ?? ''}
      selectedKey={chosen}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key);
        if (tab !== undefined) onChoose(tab.id);
      }}
    >
      <TabList ref={list} aria-label={label} className={styles.list ?? ''}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className={styles.tab ?? ''} data-testid={`tab-${id}`}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''} data-testid={`panel-${id}`}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
