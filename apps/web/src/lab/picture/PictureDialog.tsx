/** A dialog that saves what the stage shows: a picture of the instant, a strip of instants, a clip of a span of time. */
import type { ThemeName } from '@lanelab/charts';
import { say } from '@lanelab/messages/pictures';
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Choice } from '../../base/ui/Choice.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { Tabs } from '../../base/ui/Tabs.tsx';
import { currentTheme, themes } from '../../base/ui/theme.ts';
import type { Shares } from '../../document/topology-view/traffic-styles.ts';
import type { DeviceState } from '../../playback/run/types.ts';
import type { Playback, Speed } from '../../playback/types.ts';
import { widthsIn } from '../editor/stage/use-label-type.ts';
import { ClipPart } from './ClipPart.tsx';
import { PICTURE_FONT } from './draw-badges.ts';
import type { PictureMoment } from './draw-picture.ts';
import styles from './PictureDialog.module.css';
import { type Part, type PictureScene, pictureScene, type Sight } from './picture-scene.ts';
import { StillPart } from './StillPart.tsx';
import { StripPart } from './StripPart.tsx';
import { proposedSpan, type Span, type TypedSpan, typed } from './span.ts';

/** What the page shows when the dialog is opened. */
export interface PictureSource {
  readonly scenario: Scenario;
  readonly playback: Playback;
  readonly sight: Sight;
  readonly states: readonly DeviceState[];
  readonly shares: Shares | null;
  /** Proposed for strips and clips; from the instant shown on where absent. */
  readonly span?: Span;
  /** Instants within the span that somebody has marked, in order: a strip can be of these. */
  readonly marked?: readonly number[];
}

interface PictureDialogProps extends PictureSource {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function PictureDialog({ isOpen, onClose, ...source }: PictureDialogProps) {
  return (
    <Dialog title={say('title')} isOpen={isOpen} onClose={onClose} testId="picture-dialog">
      <PictureForm {...source} />
    </Dialog>
  );
}

/** What a second stands for at full speed, where no speed says it. */
const MAX_PER_SECOND_PS = 1e9;

const momentOf = ({ playback, states, shares }: PictureSource): PictureMoment | null => {
  const { status, detail, speed } = playback.getState();
  if (status === 'empty' || status === 'broken') return null;
  const perSecondPs = speed === 'max' ? MAX_PER_SECOND_PS : speed;
  return { timePs: playback.timePs(), recording: playback.recording, detail, perSecondPs, states, shares };
};

/** The clock stands while the dialog is open, and goes on afterwards where it went before. */
function useStandingClock(playback: Playback): void {
  useEffect(() => {
    if (!playback.getState().isPlaying) return;
    playback.pause();
    return () => playback.play();
  }, [playback]);
}

/** What all parts of the dialog are made from. */
export interface PictureWishes {
  readonly scenario: Scenario;
  readonly sceneOf: (hasFoot: boolean) => PictureScene;
  readonly durationPs: number;
  readonly speed: Speed;
  readonly span: TypedSpan;
  readonly onSpan: (span: TypedSpan) => void;
}

function PictureForm(now: PictureSource) {
  // As the page was when the dialog was opened.
  const [source] = useState(now);
  const { scenario, playback, sight } = source;
  useStandingClock(playback);
  const [moment] = useState(() => momentOf(source));
  const [widthOf] = useState(() => widthsIn(PICTURE_FONT));
  const [tab, setTab] = useState<'picture' | 'strip' | 'clip'>('picture');
  const [theme, setTheme] = useState<ThemeName>(currentTheme);
  const [partName, setPartName] = useState<'all' | 'sight'>('all');
  const { speed } = playback.getState();
  const { durationPs } = scenario.model;
  const [span, setSpan] = useState(() => typed(source.span ?? proposedSpan(moment?.timePs ?? 0, durationPs, speed)));
  const part = useMemo((): Part => (partName === 'all' ? { of: 'all' } : { of: 'sight', ...sight }), [partName, sight]);
  const sceneOf = useCallback(
    (hasFoot: boolean) => pictureScene(scenario, { theme, part, hasFoot, widthOf }),
    [scenario, theme, part, widthOf],
  );
  const wishes: PictureWishes = { scenario, sceneOf, durationPs, speed, span, onSpan: setSpan };
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        <Choice
          label={say('part.label')}
          options={(['all', 'sight'] as const).map((value) => ({ value, label: say(`part.${value}`) }))}
          value={partName}
          onChange={setPartName}
          testId="picture-part"
        />
        <Choice
          label={say('theme.label')}
          options={themes.map((value) => ({ value, label: say(`theme.${value}`) }))}
          value={theme}
          onChange={setTheme}
          testId="picture-theme"
        />
      </div>
      {moment === null ? (
        <StillPart {...wishes} moment={null} />
      ) : (
        <Tabs
          label={say('sections')}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'picture', title: say('tab.picture'), content: <StillPart {...wishes} moment={moment} /> },
            { id: 'strip', title: say('tab.strip'), content: <StripPart {...wishes} marked={source.marked ?? []} /> },
            { id: 'clip', title: say('tab.clip'), content: <ClipPart {...wishes} /> },
          ]}
        />
      )}
    </div>
  );
}
