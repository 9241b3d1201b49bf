/** The frame for other pages: HTML to be pasted into a course page or a slide deck. */
import { useMemo, useState } from 'react';
import { Choice } from '../../base/ui/Choice.tsx';
import type { EmbedUi } from '../links/link-options.ts';
import { embedAddress, embedSnippet, wholeLink } from '../links/links.ts';
import { CopyText } from './CopyText.tsx';
import type { PartProps } from './LinksPart.tsx';
import styles from './ShareDialog.module.css';
import { SourceChoice, useSource } from './SourceChoice.tsx';

/** A frame with controls under the drawing wants more room than the drawing alone. */
const heights: Readonly<Record<EmbedUi, number>> = { none: 360, min: 440, full: 620 };

export function EmbedPart({ scenario, store, options }: PartProps) {
  const [ui, setUi] = useState<EmbedUi>('min');
  const source = useSource(store);
  const { kind, id } = source;
  const snippet = useMemo(() => {
    const from = kind === 'stored' ? ({ kind, id } as const) : ({ kind: 'whole', scenario } as const);
    const link = wholeLink(embedAddress(from, { ...options, ui }));
    const title = scenario.view.title === '' ? 'lanelab' : `${scenario.view.title}, in lanelab`;
    return embedSnippet(link, title, heights[ui]);
  }, [kind, id, scenario, options, ui]);
  return (
    <section className={styles.way}>
      <p className="muted">
        Paste this into a page that may hold frames. It plays only while it is in sight, and leaves wheel and keys alone
        until it is clicked.
      </p>
      <div className={styles.how}>
        <Choice
          label="Around the drawing"
          options={[
            { value: 'none', label: 'Nothing' },
            { value: 'min', label: 'Play and clock' },
            { value: 'full', label: 'Everything' },
          ]}
          value={ui}
          onChange={setUi}
          testId="embed-ui"
        />
        <SourceChoice source={source} store={store} />
      </div>
      <CopyText label="HTML of the frame" text={snippet} testId="embed-snippet" />
    </section>
  );
}
