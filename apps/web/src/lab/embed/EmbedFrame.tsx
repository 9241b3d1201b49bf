/** What stands in the frame: the network, and around it as much as `ui=` asks for. */
import { say } from '@lanelab/messages/embed';
import type { Scenario } from '@lanelab/scenario';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { report } from '../../base/ui/page-state.ts';
import { part } from '../../base/ui/part.tsx';
import type { Asked } from '../../share/links/opening.ts';
import styles from './Embed.module.css';
import { EmbedBar } from './EmbedBar.tsx';
import { EmbedPlayer } from './EmbedPlayer.tsx';
import type { Host } from './host.ts';
import { stateMessage } from './protocol.ts';
import { Shield } from './Shield.tsx';
import { useEmbedPlayback, usePlaybackState } from './use-embed-playback.ts';

/** With the language of checks, which few frames need. */
const EmbedChecks = part(async () => (await import('./EmbedChecks.tsx')).EmbedChecks);

interface EmbedFrameProps {
  readonly scenario: Scenario;
  readonly notes: readonly string[];
  readonly asked: Asked;
  readonly host: Host;
}

export function EmbedFrame({ scenario, notes, asked, host }: EmbedFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { options, problems } = asked.link;
  const isInSight = useInSight(frame);
  const playback = useEmbedPlayback(scenario, options, isInSight);
  const state = usePlaybackState(playback);
  const { title } = scenario.view;

  useEffect(() => {
    host.tell({ from: 'lanelab', type: 'ready', title, duration: scenario.model.durationPs });
  }, [host, title, scenario]);
  useEffect(() => {
    if (state !== null) host.tell(stateMessage(state));
    report(
      'playback',
      state === null ? undefined : { status: state.status, t: state.timePs, isPlaying: state.isPlaying },
    );
  }, [host, state]);
  useEffect(() => {
    host.onMessage((message) => {
      if (message.type === 'play') playback?.play();
      if (message.type === 'pause') playback?.pause();
      if (message.type === 'seek') void playback?.seek(message.t);
    });
    return () => host.onMessage(null);
  }, [host, playback]);

  const failure = state?.failure ?? null;
  const said = [...notes, ...problems, ...(failure === null ? [] : [failure])];
  return (
    <div ref={frame} className={styles.frame} data-ui={options.ui} data-testid="embed">
      {options.ui === 'full' ? (
        <header className={styles.head}>
          <h1>{title === '' ? say('embed-frame.a-network') : title}</h1>
          {scenario.view.question === '' ? null : <p className="muted">{scenario.view.question}</p>}
        </header>
      ) : (
        <h1 className="visually-hidden">{title === '' ? say('embed-frame.a-network') : title}</h1>
      )}
      {said.map((sentence) => (
        <p key={sentence} className={styles.said} role="status" data-testid="embed-note">
          {sentence}
        </p>
      ))}
      {isInSight && scenario.view.checks !== undefined ? (
        <Suspense>
          <EmbedChecks scenario={scenario} checks={scenario.view.checks} host={host} />
        </Suspense>
      ) : null}
      <Shield>
        <EmbedPlayer scenario={scenario} playback={playback} hasControls={options.ui !== 'none'} />
      </Shield>
      {options.ui === 'none' ? null : (
        <EmbedBar scenario={scenario} asked={asked} playback={playback} state={state} isFull={options.ui === 'full'} />
      )}
    </div>
  );
}

/** Whether any part of the frame is in the reader's sight, wherever on the page around it stands. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (place === null) return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
