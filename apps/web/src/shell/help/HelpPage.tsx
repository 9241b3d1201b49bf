/** How to draw, play and share; look inside; what is modelled and what is not; the words, and the keys. */

import { say } from '@lanelab/messages/help';
import type { ReactNode } from 'react';
import { Link } from '../../base/ui/Link.tsx';
import { SingleKeysCheck } from '../../base/ui/SingleKeysCheck.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { glossary } from '../../base/words/glossary.ts';
import { boundCommands, keyGroups } from '../../lab/workbench/command-table.ts';
import { KeyList } from '../../lab/workbench/KeyList.tsx';
import { lectureKeys } from '../../lecture/lecture-keys.ts';
import { OfflineHelp } from '../offline/OfflineHelp.tsx';
import styles from './HelpPage.module.css';
import { drawing, keeping, limits, looking, type Point, pageKeys, papers, playing, promises, reading } from './text.ts';

const keys = [
  pageKeys,
  ...keyGroups(boundCommands),
  { title: say('help-page.in-the-lecture'), rows: Object.values(lectureKeys) },
];

export function HelpPage() {
  usePageTitle(say('help-page.help'));
  const words = Object.values(glossary).toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label={say('help-page.on-this-page')}>
        <a href="#drawing">{say('help-page.draw-a-network')}</a>
        <a href="#playing">{say('help-page.play-it')}</a>
        <a href="#looking">{say('help-page.look-inside')}</a>
        <a href="#papers">{say('help-page.papers-and-classes')}</a>
        <a href="#links">{say('help-page.share-and-keep')}</a>
        <a href="#results">{say('help-page.what-a-result-is-worth')}</a>
        <a href="#limits">{say('help-page.what-is-left-out')}</a>
        <a href="#offline">{say('help-page.without-a-network')}</a>
        <a href="#reading">{say('help-page.more-to-read')}</a>
        <a href="#words">{say('help-page.words')}</a>
        <a href="#keys">{say('help-page.keys')}</a>
      </nav>
      <div className={styles.text}>
        <h1>{say('help-page.help')}</h1>
        <Points id="drawing" title={say('help-page.draw-a-network')} points={drawing} />
        <Points id="playing" title={say('help-page.play-it')} points={playing} />
        <Points id="looking" title={say('help-page.look-inside')} points={looking} />
        <Points id="papers" title={say('help-page.papers-and-classes')} points={papers}>
          <li>
            <b>{say('text.before-class')}</b> {say('text.the-page-tries-the-machine')}{' '}
            <Link to="/ready">{say('text.is-this-room-ready')}</Link>
          </li>
        </Points>
        <Points id="links" title={say('help-page.share-and-keep')} points={keeping} />
        <Points id="results" title={say('help-page.what-a-result-is-worth')} points={promises} />
        <Points id="limits" title={say('help-page.what-is-left-out')} points={limits} />
        <section id="offline">
          <h2>{say('help-page.without-a-network')}</h2>
          <OfflineHelp />
        </section>
        <section id="reading">
          <h2>{say('help-page.more-to-read')}</h2>
          <p>{say('help-page.these-pages-are-in-the')}</p>
          <dl className={styles.files}>
            {reading.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section id="words">
          <h2>{say('help-page.words')}</h2>
          <dl className={styles.words}>
            {words.map((entry) => (
              <div key={entry.term}>
                <dt>
                  {entry.term}
                  {entry.long === undefined ? null : <span> {entry.long}</span>}
                </dt>
                <dd>{entry.meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section id="keys">
          <h2>{say('help-page.keys')}</h2>
          <p>{say('help-page.single-letters-and-signs-act')}</p>
          <SingleKeysCheck />
          <div className={styles.keys}>
            <KeyList groups={keys} />
          </div>
        </section>
      </div>
    </div>
  );
}

interface PointsProps {
  readonly id: string;
  readonly title: string;
  readonly points: readonly Point[];
  readonly children?: ReactNode;
}

function Points({ id, title, points, children }: PointsProps) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.title}>
            <b>{point.title}</b> {point.text}
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}
