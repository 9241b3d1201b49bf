/** The frame for other pages: HTML to be pasted into a course page or a slide deck. */

import { say } from '@lanelab/messages/share';
import { PRESETS } from '@lanelab/papers/presets';
import { encodeLink } from '@lanelab/scenario';
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
    const from =
      kind === 'stored'
        ? ({ kind, id } as const)
        : ({ kind: 'whole', payload: encodeLink(scenario, PRESETS) } as const);
    const link = wholeLink(embedAddress(from, { ...options, ui }));
    const title =
      scenario.view.title === '' ? 'lanelab' : say('embed-part.title-in-lanelab', { title: scenario.view.title });
    return embedSnippet(link, title, heights[ui]);
  }, [kind, id, scenario, options, ui]);
  return (
    <section className={styles.way}>
      <p className="muted">{say('embed-part.paste-this-into-a-page')}</p>
      <div className={styles.how}>
        <Choice
          label={say('embed-part.around-the-drawing')}
          options={[
            { value: 'none', label: say('embed-part.nothing') },
            { value: 'min', label: say('embed-part.play-and-clock') },
            { value: 'full', label: say('embed-part.everything') },
          ]}
          value={ui}
          onChange={setUi}
          testId="embed-ui"
        />
        <SourceChoice source={source} store={store} />
      </div>
      <CopyText label={say('embed-part.html-of-the-frame')} text={snippet} testId="embed-snippet" />
    </section>
  );
}
