/** Every experiment of every paper, as cards. */
import { say } from '@lanelab/messages/papers';
import { EXPERIMENTS } from '@lanelab/papers';
import { replaceQuery, useAddress } from '../../base/ui/location.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { papers } from '../collection/papers.ts';
import { Card } from './Card.tsx';
import { Demonstrations } from './Demonstrations.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type Filters, isShown, paperCounts, readFilters } from './filters.ts';
import styles from './GalleryPage.module.css';

function keepFilters({ paper, topic }: Filters): void {
  const query = Object.entries({ paper, topic }).filter(([, value]) => value !== 'all');
  replaceQuery(new Map(query), ['theme']);
}

export function GalleryPage() {
  usePageTitle(say('gallery-page.papers'));
  const filters = readFilters(useAddress().search);
  const shown = EXPERIMENTS.filter((experiment) => isShown(experiment, filters));
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <h1>
          {say('gallery-page.title', {
            papers: paperCounts.length,
            experiments: EXPERIMENTS.length,
          })}
        </h1>
        <p className={styles.key}>
          <span>
            <svg viewBox="0 0 20 12" aria-hidden="true">
              <path className={styles.ours} d="M1 6h18" />
            </svg>
            {say('gallery-page.simulated')}
          </span>
          <span>
            <svg viewBox="-6 -6 12 12" aria-hidden="true">
              <circle className={styles.theirs} r="4" />
            </svg>
            {say('gallery-page.the-papers-value')}
          </span>
        </p>
        <div className={styles.filters}>
          <FilterBar value={filters} onChange={keepFilters} />
        </div>
      </header>
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
