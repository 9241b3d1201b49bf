/** The picture, strip and clip of a beat. */
import type { Drawing } from '../lab/editor/drawing.ts';
import { useLayersStore } from '../lab/layers/state.ts';
import { PictureDialog } from '../lab/picture/PictureDialog.tsx';
import type { ProtocolLog } from '../playback/run/protocol-log.ts';
import { captionInstants } from './captions.ts';
import type { Presentation } from './use-presentation.ts';

interface BeatPictureProps {
  readonly presentation: Presentation;
  readonly drawing: Drawing;
  readonly log: ProtocolLog;
  readonly onClose: () => void;
}

export function BeatPicture({ presentation, drawing, log, onClose }: BeatPictureProps) {
  const layers = useLayersStore();
  const { playback, scenario, beat, span } = presentation;
  const { now } = layers.getState();
  const { messages, diary } = log;
  const found = { flows: scenario.model.flows, messages, diary };
  return (
    <PictureDialog
      scenario={scenario}
      playback={playback}
      sight={{ view: drawing.camera.view(), size: drawing.camera.size() }}
      states={now?.states ?? []}
      shares={now?.shares ?? null}
      {...(span === null ? {} : { span, marked: captionInstants(beat.captions, found, span.fromPs, span.toPs) })}
      isOpen
      onClose={onClose}
    />
  );
}
