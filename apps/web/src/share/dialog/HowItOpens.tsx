/** What a link says about how it opens; holds for links, frames and QR codes alike. */
import { say } from '@lanelab/messages/share';
import type { ReactNode } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { defaultOptions, FIRST_LAYER, type LinkOptions } from '../links/link-options.ts';
import styles from './ShareDialog.module.css';
import type { Moment } from './ShareDialog.tsx';

export interface Choices {
  readonly isEditable: boolean;
  readonly isPlaying: boolean;
  readonly atMoment: boolean;
  readonly withSpeed: boolean;
}

export const firstChoices: Choices = { isEditable: true, isPlaying: false, atMoment: false, withSpeed: false };

const layerOf = ({ layer }: Moment) => layer ?? FIRST_LAYER;

export function chosenOptions(choices: Choices, moment: Moment | undefined): LinkOptions {
  return {
    ...defaultOptions,
    isEditable: choices.isEditable,
    isPlaying: choices.isPlaying,
    timePs: choices.atMoment && moment !== undefined ? moment.timePs : null,
    speed: choices.withSpeed && moment !== undefined ? moment.speed : null,
    layer: moment === undefined || layerOf(moment) === (moment.start?.layer ?? FIRST_LAYER) ? null : layerOf(moment),
  };
}

const speedWords = (speed: Moment['speed']) =>
  speed === 'max' ? say('how-it-opens.full-speed') : `${formatPicoseconds(speed)}/s`;

interface TickProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
  readonly testId: string;
}

function Tick({ isOn, onChange, children, testId }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} data-testid={testId} />
      <span>{children}</span>
    </label>
  );
}

interface HowItOpensProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  readonly moment?: Moment;
}

export function HowItOpens({ choices, onChange, moment }: HowItOpensProps) {
  const set = (changed: Partial<Choices>) => onChange({ ...choices, ...changed });
  return (
    <div className={styles.how} role="group" aria-label={say('how-it-opens.how-it-opens')}>
      <Choice
        label={say('how-it-opens.opens-as')}
        options={[
          { value: 'copy', label: say('how-it-opens.copy-to-edit') },
          { value: 'look', label: say('how-it-opens.read-only') },
        ]}
        value={choices.isEditable ? 'copy' : 'look'}
        onChange={(value) => set({ isEditable: value === 'copy' })}
        testId="share-editable"
      />
      <Choice
        label={say('how-it-opens.starts')}
        options={[
          { value: 'paused', label: say('how-it-opens.paused') },
          { value: 'playing', label: say('how-it-opens.playing') },
        ]}
        value={choices.isPlaying ? 'playing' : 'paused'}
        onChange={(value) => set({ isPlaying: value === 'playing' })}
        testId="share-playing"
      />
      {moment === undefined ? null : (
        <div className={styles.moments}>
          {moment.timePs === (moment.start?.timePs ?? 0) ? null : (
            <Tick isOn={choices.atMoment} onChange={(atMoment) => set({ atMoment })} testId="share-moment">
              {say('how-it-opens.at-t-time-ps', { timePs: formatPicoseconds(moment.timePs) })}
            </Tick>
          )}
          <Tick isOn={choices.withSpeed} onChange={(withSpeed) => set({ withSpeed })} testId="share-speed">
            {say('how-it-opens.at-speed', { speed: speedWords(moment.speed) })}
          </Tick>
        </div>
      )}
    </div>
  );
}
