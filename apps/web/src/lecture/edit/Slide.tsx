/** A beat in small, as the projector will show it: its network and its caption, while they are written. */

import { say as sayLayer } from '@lanelab/messages/layer-choice';
import { say } from '@lanelab/messages/lectures';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import type { Scenario } from '@lanelab/scenario';
import type { LectureBeat } from '@lanelab/scenario/lecture';
import { useEffect, useMemo, useState } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { reasonOf } from '../../base/format/reason.ts';
import { useTopology } from '../../document/topology-view/use-topology.ts';
import { openSource } from '../../share/lectures/sources.ts';
import styles from './Slide.module.css';

const WIDTH = 480;
const HEIGHT = 250;

type Opened = { readonly scenario: Scenario } | { readonly problem: string } | null;

export function Slide({ beat, number }: { readonly beat: LectureBeat; readonly number: number }) {
  const [opened, setOpened] = useState<Opened>(null);
  // A beat is another object after each letter, and its scenario the same one.
  const { scenario: source } = beat;
  useEffect(() => {
    let isOver = false;
    openSource(source).then(
      (scenario) => {
        if (!isOver) setOpened({ scenario });
      },
      (error: unknown) => {
        if (!isOver) setOpened({ problem: reasonOf(error) });
      },
    );
    return () => {
      isOver = true;
    };
  }, [source]);
  const title = beat.title === '' && opened !== null && 'scenario' in opened ? opened.scenario.view.title : beat.title;
  return (
    <figure className={styles.slide} data-testid={`beat-slide-${number}`}>
      <p className={styles.title}>
        <b>{number}</b> {title}
      </p>
      <div className={styles.picture}>
        {opened === null ? null : 'scenario' in opened ? (
          <Picture scenario={opened.scenario} />
        ) : (
          <p className="muted">{opened.problem}</p>
        )}
      </div>
      <figcaption className={styles.caption}>{beat.caption}</figcaption>
      <p className={styles.facts}>
        {formatPicoseconds(beat.timePs)} · {sayLayer(`${beat.layer}.title`)}
        {beat.emphasis === undefined ? null : ` · ${say('edit.thick', { role: sayProtocol(`role.${beat.emphasis}`) })}`}
      </p>
    </figure>
  );
}

function Picture({ scenario }: { readonly scenario: Scenario }) {
  const svg = useTopology(scenario, 'sheet', WIDTH, HEIGHT);
  const html = useMemo(() => ({ __html: svg }), [svg]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is our own, and escaped where it is made
  return <div aria-hidden="true" dangerouslySetInnerHTML={html} />;
}
