/**
 * `/lab…` and `/s/…`: finds what the address opens, and opens the workbench on it. Work that is kept as a draft or stored
 * on the server gets an address of its own meanwhile.
 */
import { mustParse, SCENARIO_VERSION } from '@lanelab/scenario';
import { useCallback, useState } from 'react';
import { type Address, navigate } from '../../base/ui/location.ts';
import { type Opening, readAddress } from '../../share/links/opening.ts';
import { FetchedPage } from './FetchedPage.tsx';
import { OpenedPage } from './OpenedPage.tsx';
import { nameOf, openedAs, renamed, workAt } from './opened-work.ts';

/** Moves the open work to another address. */
export type Rename = (address: string) => void;

const NEW_DURATION_PS = 10_000_000_000_000;

/** An empty sheet: no devices, ten simulated seconds. */
const openedNew: Opening = {
  kind: 'scenario',
  scenario: mustParse({ lanelab: SCENARIO_VERSION, model: { nodes: [], durationPs: NEW_DURATION_PS } }),
  origin: { kind: 'new' },
  isReadOnly: false,
  notes: [],
};

function addressFrom(href: string): Address {
  const { pathname, search, hash } = new URL(href, location.href);
  return { path: pathname, search, hash };
}

export function LabPage({ address }: { readonly address: Address }) {
  const asked = readAddress(address);
  const name = nameOf(address, asked);
  const [kept, setKept] = useState(() => openedAs(name, asked));
  const work = workAt(kept, name, asked);
  if (work !== kept) setKept(work);
  const rename = useCallback<Rename>((href) => {
    const next = addressFrom(href);
    setKept((now) => renamed(now, nameOf(next, readAddress(next))));
    navigate(href, 'replace');
  }, []);
  const { link } = work.asked;
  switch (work.asked.kind) {
    case 'nothing':
      return <OpenedPage key={work.count} opening={openedNew} link={link} draft={null} rename={rename} />;
    case 'link':
    case 'preset':
    case 'stored':
    case 'draft':
      return <FetchedPage key={work.count} asked={work.asked} rename={rename} />;
  }
}
