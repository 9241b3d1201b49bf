/**
 * `/lab…` and `/s/…`: finds what the address opens, and opens the workbench on it. Work that is kept as a draft or stored
 * on the server gets an address of its own on the way; the workbench stays as it is then, history and clock included.
 */
import { useCallback, useState } from 'react';
import { type Asked, readAddress } from '../share/opening.ts';
import { type Address, navigate } from '../ui/location.ts';
import { FetchedPage } from './FetchedPage.tsx';
import { openedNew } from './new-document.ts';
import { OpenedPage } from './OpenedPage.tsx';

/** What an address names, without how it is shown. */
function keyOf({ path, search, hash }: Address, asked: Asked): string {
  switch (asked.kind) {
    case 'nothing':
      return 'new';
    case 'draft':
      return `draft ${asked.id}`;
    case 'stored':
      return `stored ${asked.id} ${asked.revision ?? 'newest'}`;
    case 'opened':
      return `${path} ${new URLSearchParams(search).get('preset') ?? ''} ${hash}`;
  }
}

interface Shown {
  readonly key: string;
  readonly asked: Asked;
  /** Every address that means the workbench as it stands. */
  readonly keys: ReadonlySet<string>;
}

const shownFor = (key: string, asked: Asked): Shown => ({ key, asked, keys: new Set([key]) });

/** Gives the work under way another address. */
export type Rename = (address: string) => void;

function addressFrom(href: string): Address {
  const { pathname, search, hash } = new URL(href, location.href);
  return { path: pathname, search, hash };
}

export function LabPage({ address }: { readonly address: Address }) {
  const asked = readAddress(address);
  const key = keyOf(address, asked);
  const [kept, setShown] = useState(() => shownFor(key, asked));
  const shown = kept.keys.has(key) ? kept : shownFor(key, asked);
  if (shown !== kept) setShown(shown);
  const rename = useCallback<Rename>((href) => {
    const next = addressFrom(href);
    const nextKey = keyOf(next, readAddress(next));
    setShown((now) => ({ ...now, keys: new Set([...now.keys, nextKey]) }));
    navigate(href, 'replace');
  }, []);
  const { link } = shown.asked;
  switch (shown.asked.kind) {
    case 'nothing':
      return <OpenedPage key={shown.key} opening={openedNew} link={link} draft={null} rename={rename} />;
    case 'opened':
      return <OpenedPage key={shown.key} opening={shown.asked.opening} link={link} draft={null} rename={rename} />;
    case 'stored':
    case 'draft':
      return <FetchedPage key={shown.key} asked={shown.asked} rename={rename} />;
  }
}
