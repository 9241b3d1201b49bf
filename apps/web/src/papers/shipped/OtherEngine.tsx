/** Says where the figure was computed by another engine than the one in this page. */
import { ENGINE_STAMP, ENGINE_VERSION } from '@lanelab/engine';
import { say } from '@lanelab/messages/shipped';
import type { ShippedFigure } from '@lanelab/papers';
import { Notice } from '../../base/ui/Notice.tsx';

/** Digits of a stamp that are enough to tell two builds apart at sight. */
const SHOWN_DIGITS = 8;

const nameOf = (version: string, stamp: string): string =>
  say('engine.build', { version, stamp: stamp.slice(0, SHOWN_DIGITS) });

export function OtherEngine({ shipped }: { readonly shipped: ShippedFigure }) {
  if (shipped.stamp === ENGINE_STAMP && shipped.engine === ENGINE_VERSION) return null;
  return (
    <div style={{ padding: 'var(--s3) var(--page)' }}>
      <Notice kind="note" title={say('engine.other')} testId="other-engine">
        {say('engine.other.why', {
          shipped: nameOf(shipped.engine, shipped.stamp),
          here: nameOf(ENGINE_VERSION, ENGINE_STAMP),
        })}
      </Notice>
    </div>
  );
}
