/** A lecture on one screen, beat by beat. Nothing of it needs the network once it is loaded. */
import { say } from '@lanelab/messages/lecture';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { navigate } from '../base/ui/location.ts';
import { report } from '../base/ui/page-state.ts';
import { part } from '../base/ui/part.tsx';
import { showTheme } from '../base/ui/theme.ts';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import { createEditorStore } from '../document/store/store.ts';
import { ComparePanes } from '../lab/compare/ComparePanes.tsx';
import { createDrawing } from '../lab/editor/create-drawing.ts';
import type { Drawing } from '../lab/editor/drawing.ts';
import { createLayers, LayersProvider, useLayersStore } from '../lab/layers/state.ts';
import type { ProtocolLog } from '../playback/run/protocol-log.ts';
import type { Playback } from '../playback/types.ts';
import { usePlaybackReport } from '../playback/use-playback.ts';
import type { PlayedLecture } from './beats.ts';
import { type Caption, captionAt } from './captions.ts';
import { Laser } from './Laser.tsx';
import { OneStage } from './OneStage.tsx';
import { PaperChart } from './PaperChart.tsx';
import styles from './Present.module.css';
import { PresentBar } from './PresentBar.tsx';
import { PresentHead } from './PresentHead.tsx';
import { openSpeakerView, useSpeakerNews } from './speaker-news.ts';
import { paneTitles, useLed } from './use-led.ts';
import { useProtocolLog } from './use-log.ts';
import { type PresentActions, usePresentKeys } from './use-present-keys.ts';
import { type Presentation, useLecturePlayback, usePresentation } from './use-presentation.ts';
import { useWakeLock } from './use-wake-lock.ts';

const CAPTION_EVERY_MS = 200;

const BeatPicture = part(async () => (await import('./BeatPicture.tsx')).BeatPicture, 'over');

export function Player({ lecture }: { readonly lecture: PlayedLecture }) {
  usePageTitle(lecture.title === '' ? say('present.title') : lecture.title);
  useEffect(() => showTheme('projector'), []);
  const playback = useLecturePlayback();
  const [layers] = useState(() => createLayers('physical'));
  return playback === null ? null : (
    <LayersProvider value={layers}>
      <Beats playback={playback} lecture={lecture} />
    </LayersProvider>
  );
}

/** To look at; another model takes the place of the one before. */
function useLectureDrawing({ scenario, beat }: Presentation): Drawing {
  const drawing = useMemo(() => {
    const made = createDrawing(createEditorStore(scenario, { isReadOnly: true }));
    made.pick('hand');
    return made;
  }, [scenario]);
  useEffect(() => {
    const ids = scenario.model.nodes.filter(({ name }) => beat.selects.includes(name)).map(({ id }) => id);
    drawing.store.select({ nodes: new Set(ids) });
  }, [drawing, scenario, beat]);
  return drawing;
}

/** The caption of the moment; null for a beat without any. */
function useCaption({ playback, beat, scenario }: Presentation, log: ProtocolLog): Caption | null {
  const [caption, setCaption] = useState<Caption | null>(null);
  useEffect(() => {
    const update = () => {
      const found = { flows: scenario.model.flows, messages: log.messages, diary: log.diary };
      const timePs = beat.shows === 'chart' ? 0 : playback.timePs();
      setCaption(captionAt(beat.captions, found, timePs) ?? beat.captions[0] ?? null);
    };
    update();
    const timer = setInterval(update, CAPTION_EVERY_MS);
    return () => clearInterval(timer);
  }, [playback, beat, scenario, log]);
  return caption;
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
  else await document.exitFullscreen();
}

interface BeatsProps {
  readonly playback: Playback;
  readonly lecture: PlayedLecture;
}

function Beats({ playback, lecture }: BeatsProps) {
  const presentation = usePresentation(playback, lecture);
  const { beat, index, phase, next, previous, recover, scenario, other } = presentation;
  const drawing = useLectureDrawing(presentation);
  const { log } = useProtocolLog(playback);
  const { text: caption = '', emphasis = null } = useCaption(presentation, log) ?? {};
  const [isBlank, setBlank] = useState(false);
  const [hasLaser, setLaser] = useState(false);
  const [hasNotes, setNotes] = useState(false);
  const [isPicturing, setPicturing] = useState(false);
  const [hasRoom, setRoom] = useState(false);
  const { led, leadPane } = useLed(presentation, drawing);
  const layers = useLayersStore();
  useEffect(() => layers.setState({ layer: beat.layer, lit: [], pinned: [] }), [layers, beat]);
  // The bar of the room lies over the caption.
  useEffect(() => setRoom(false), [beat]);
  useEffect(() => layers.setState({ emphasis }), [layers, emphasis]);
  usePlaybackReport(playback);
  useSpeakerNews(lecture, index, caption);
  useWakeLock();

  const play = useCallback(() => (playback.getState().isPlaying ? playback.pause() : playback.play()), [playback]);
  const toggleRoom = useCallback(() => setRoom((has) => !has), []);
  const actions = useMemo(
    (): PresentActions => ({
      next,
      previous,
      recover,
      play,
      blank: () => {
        playback.pause();
        setBlank((is) => !is);
      },
      laser: () => setLaser((has) => !has),
      notes: () => setNotes((has) => !has),
      fullScreen: () => void toggleFullScreen().catch(() => undefined),
      speaker: openSpeakerView,
      room: toggleRoom,
      leave: () => navigate('/'),
    }),
    [next, previous, recover, play, playback, toggleRoom],
  );
  const keyActions = useMemo(
    () => (hasRoom ? { ...actions, leave: toggleRoom } : actions),
    [actions, hasRoom, toggleRoom],
  );
  usePresentKeys(keyActions, isPicturing);
  useEffect(() => {
    report('present', { beat: index + 1, of: lecture.beats.length, id: beat.id, phase, caption, isBlank, hasLaser });
  }, [lecture, index, beat, phase, caption, isBlank, hasLaser]);
  useEffect(() => () => report('present', undefined), []);

  return (
    <main className={styles.present} data-testid="present" data-laser={hasLaser || undefined}>
      <PresentHead beat={beat} index={index} lecture={lecture} />
      <div className={styles.stage}>
        {beat.shows === 'chart' ? <PaperChart /> : null}
        {beat.shows === 'one' ? <OneStage key={beat.id} drawing={drawing} playback={playback} /> : null}
        {beat.shows === 'pair' && other !== null ? (
          <ComparePanes
            drawing={drawing}
            playback={playback}
            scenario={scenario}
            other={other}
            titles={paneTitles(presentation)}
            onPane={leadPane}
            isSwapped={false}
            isLinked
            feedsLayers
            isBackRow
          />
        ) : null}
      </div>
      <div className={styles.caption} aria-live="polite">
        <p data-testid="present-caption">{caption}</p>
        {hasNotes ? (
          <ul className={styles.notes} data-testid="present-notes">
            {beat.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <PresentBar
        presentation={presentation}
        actions={actions}
        hasNotes={hasNotes}
        room={{ led, isOpen: hasRoom, onToggle: toggleRoom }}
        onPicture={() => setPicturing(true)}
      />
      {isPicturing ? (
        <Suspense>
          <BeatPicture presentation={presentation} drawing={drawing} log={log} onClose={() => setPicturing(false)} />
        </Suspense>
      ) : null}
      {hasLaser ? <Laser /> : null}
      {isBlank ? (
        <button type="button" className={styles.blank} onClick={actions.blank} data-testid="present-blank">
          <span className="visually-hidden">{say('present.blank')}</span>
        </button>
      ) : null}
    </main>
  );
}
