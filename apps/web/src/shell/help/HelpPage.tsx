/** How to draw, play and share; look inside; what is modelled and what is not; the words, and the keys. */

import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { glossary } from '../../base/words/glossary.ts';
import { lectureKeys } from '../../base/words/lecture-keys.ts';
import { boundCommands } from '../../lab/workbench/command-table.ts';
import { KeyList } from '../../lab/workbench/KeyList.tsx';
import { keyGroups } from '../../lab/workbench/key-groups.ts';
import { OfflineHelp } from '../offline/OfflineHelp.tsx';
import styles from './HelpPage.module.css';
import { drawing, keeping, limits, looking, type Point, pageKeys, papers, playing, promises, reading } from './text.ts';

const keys = [pageKeys, ...keyGroups(boundCommands), { title: 'In the lecture', rows: Object.values(lectureKeys) }];

export function HelpPage() {
  usePageTitle('Help');
  const words = Object.values(glossary).toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label="On this page">
        <a href="#drawing">Draw a network</a>
        <a href="#playing">Play it</a>
        <a href="#looking">Look inside</a>
        <a href="#papers">Papers and classes</a>
        <a href="#links">Share and keep</a>
        <a href="#results">What a result is worth</a>
        <a href="#limits">What is left out</a>
        <a href="#offline">Without a network</a>
        <a href="#reading">More to read</a>
        <a href="#words">Words</a>
        <a href="#keys">Keys</a>
      </nav>
      <div className={styles.text}>
        <h1>Help</h1>
        <Points id="drawing" title="Draw a network" points={drawing} />
        <Points id="playing" title="Play it" points={playing} />
        <Points id="looking" title="Look inside" points={looking} />
        <Points id="papers" title="Papers and classes" points={papers} />
        <Points id="links" title="Share and keep" points={keeping} />
        <Points id="results" title="What a result is worth" points={promises} />
        <Points id="limits" title="What is left out" points={limits} />
        <section id="offline">
          <h2>Without a network</h2>
          <OfflineHelp />
        </section>
        <section id="reading">
          <h2>More to read</h2>
          <p>These pages are in the folder docs of the lab’s source.</p>
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
          <h2>Words</h2>
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
          <h2>Keys</h2>
          <p>
            Single letters and signs act only while the drawing or the time bar has the focus, so that they stay letters
            elsewhere.
          </p>
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
}

function Points({ id, title, points }: PointsProps) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.title}>
            <b>{point.title}</b> {point.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
