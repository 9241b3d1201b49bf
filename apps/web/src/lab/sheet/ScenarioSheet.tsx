/** A scenario on paper: its question, its network as a drawing and as tables, its traffic, and where to open it. */
import { renderTopology } from '@lanelab/charts';
import { ENGINE_VERSION } from '@lanelab/engine';
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/sheets';
import { PRESETS } from '@lanelab/papers/presets';
import { documentHash, type Scenario } from '@lanelab/scenario';
import { useMemo } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { formatInteger } from '../../base/format/number.ts';
import { type Column, DataTable } from '../../base/ui/DataTable.tsx';
import { Facts, PrintView, SheetPart } from '../../base/ui/PrintView.tsx';
import { describeStreams, summary } from '../../document/topology-view/describe.ts';
import { storedAddress, wholeLink } from '../../share/links/links.ts';
import type { StoredOrigin } from '../../share/links/opening.ts';
import { selfContainedAddress } from '../../share/links/self-contained.ts';
import { type DeviceRow, deviceRows, type LinkRow, linkRows } from './rows.ts';
import styles from './ScenarioSheet.module.css';
import { SheetLink } from './SheetLink.tsx';

interface ScenarioSheetProps {
  readonly scenario: Scenario;
  /** What the server stores of it; null where it stores nothing. */
  readonly stored: StoredOrigin | null;
  readonly onClose: () => void;
}

/** Px of the drawing, in the proportions of the upper half of a page. */
const DRAWING = { width: 760, height: 400 };

const deviceColumns: readonly Column<DeviceRow>[] = [
  { title: say('device.name'), cell: ({ name }) => name, isHead: true },
  { title: say('device.kind'), cell: ({ kind }) => kind },
  { title: say('device.addresses'), cell: ({ addresses }) => addresses },
  { title: say('device.ports'), cell: ({ ports }) => ports },
];

const linkColumns: readonly Column<LinkRow>[] = [
  { title: say('link.number'), cell: ({ id }) => id, isHead: true },
  { title: say('link.from'), cell: ({ from }) => from },
  { title: say('link.to'), cell: ({ to }) => to },
  { title: say('link.line'), cell: ({ line }) => line },
  { title: say('link.delay'), cell: ({ delay }) => delay, isNumber: true },
];

/** The short link where the server has the scenario as it is here, else the one that holds all of it. */
const linkOf = (scenario: Scenario, stored: StoredOrigin | null): string =>
  wholeLink(
    stored !== null && stored.hash === documentHash(scenario)
      ? storedAddress(stored.id)
      : selfContainedAddress(scenario, PRESETS),
  );

function factsOf(scenario: Scenario) {
  const { model } = scenario;
  const facts = [
    { label: say('fact.network'), value: summary(scenario) },
    { label: say('fact.duration'), value: formatPicoseconds(model.durationPs) },
    { label: say('fact.seed'), value: formatInteger(model.seed) },
    { label: say('fact.document'), value: documentHash(scenario).slice(0, 8) },
    { label: say('fact.engine'), value: ENGINE_VERSION },
  ];
  const elans = model.elans.map(({ name }) => name);
  return elans.length === 0 ? facts : [...facts, { label: say('fact.elans'), value: list(elans) }];
}

export function ScenarioSheet({ scenario, stored, onClose }: ScenarioSheetProps) {
  const { title, question, notes } = scenario.view;
  const drawing = useMemo(() => ({ __html: renderTopology(scenario, { theme: 'light', ...DRAWING }) }), [scenario]);
  const devices = useMemo(() => deviceRows(scenario), [scenario]);
  const links = useMemo(() => linkRows(scenario), [scenario]);
  const link = useMemo(() => linkOf(scenario, stored), [scenario, stored]);
  const streams = describeStreams(scenario);
  return (
    <PrintView title={say('scenario.title')} onClose={onClose}>
      <h1>{title === '' ? say('scenario.untitled') : title}</h1>
      {question === '' ? null : <p className={styles.question}>{question}</p>}
      <figure
        className={styles.drawing}
        role="img"
        aria-label={say('scenario.drawing', { summary: summary(scenario) })}
        data-testid="sheet-drawing"
        dangerouslySetInnerHTML={drawing}
      />
      {notes === '' ? null : (
        <SheetPart title={say('scenario.notes')}>
          <p className={styles.notes}>{notes}</p>
        </SheetPart>
      )}
      <SheetPart title={say('scenario.facts')} isWhole>
        <Facts facts={factsOf(scenario)} />
      </SheetPart>
      <SheetPart title={say('scenario.devices')} testId="sheet-devices">
        {devices.length === 0 ? (
          <p>{say('scenario.no-devices')}</p>
        ) : (
          <DataTable
            caption={say('scenario.devices')}
            columns={deviceColumns}
            rows={devices}
            rowKey={({ id }) => String(id)}
          />
        )}
      </SheetPart>
      <SheetPart title={say('scenario.links')} testId="sheet-links">
        {links.length === 0 ? (
          <p>{say('scenario.no-links')}</p>
        ) : (
          <DataTable
            caption={say('scenario.links')}
            columns={linkColumns}
            rows={links}
            rowKey={({ id }) => String(id)}
          />
        )}
      </SheetPart>
      <SheetPart title={say('scenario.traffic')} testId="sheet-traffic">
        {streams.length === 0 ? (
          <p>{say('scenario.no-traffic')}</p>
        ) : (
          <ol className={styles.flows}>
            {streams.map((stream, index) => (
              <li key={scenario.model.flows[index]?.id ?? stream}>{stream}</li>
            ))}
          </ol>
        )}
      </SheetPart>
      <SheetPart title={say('scenario.link')} isWhole>
        <SheetLink link={link} />
      </SheetPart>
    </PrintView>
  );
}
