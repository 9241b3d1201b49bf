/** Every experiment of every paper, as cards. */
import { EXPERIMENTS, type Topic } from '@lanelab/scenario';
import { useState } from 'react';
import { papers } from '../papers/papers.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { Card } from './Card.tsx';
import { Demonstrations } from './Demonstrations.tsx';
import styles from './GalleryPage.module.css';
import { RunAll } from './RunAll.tsx';
import { TopicChoice } from './TopicChoice.tsx';

export function GalleryPage() {
  usePageTitle('Papers');
  const [topic, setTopic] = useState<Topic | 'all'>('all');
  const shown = EXPERIMENTS.filter(({ topics }) => topic === 'all' || topics.includes(topic));
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <h1>
          {papers.length === 1 ? 'One paper' : `${papers.length} papers`}, {EXPERIMENTS.length} experiments, run again
        </h1>
        <TopicChoice value={topic} onChange={setTopic} />
        <p className={styles.key}>
          <span>
            <svg viewBox="0 0 20 12" aria-hidden="true">
              <path className={styles.ours} d="M1 6h18" />
            </svg>
            simulated
          </span>
          <span>
            <svg viewBox="-6 -6 12 12" aria-hidden="true">
              <circle className={styles.theirs} r="4" />
            </svg>
            the paper’s value
          </span>
        </p>
      </header>
      <RunAll />
      {papers.map((paper) => {
        const cards = shown.filter((experiment) => experiment.paper === paper.name);
        return cards.length === 0 ? null : (
          <section key={paper.name} className={styles.paper} aria-labelledby={`paper-${paper.name}`}>
            <header>
              <h2 id={`paper-${paper.name}`}>{paper.short}</h2>
              <p className={styles.title}>{paper.title}</p>
              <p className={styles.more}>{paper.by}</p>
              <p className={styles.more}>{paper.testbed}</p>
            </header>
            <ul className={styles.cards}>
              {cards.map((experiment) => (
                <Card key={experiment.id} experiment={experiment} />
              ))}
            </ul>
          </section>
        );
      })}
      <Demonstrations />
    </div>
  );
}
