/** The stage before anything is drawn: a sketch of a network, the key that adds a device, whole networks to add, and examples. */
import { say } from '@lanelab/messages/editor';
import type { Point } from '@lanelab/scenario';
import { RichText } from '../../../base/ui/RichText.tsx';
import { useMedia } from '../../../base/ui/use-media.ts';
import { deviceOf } from '../../../document/devices/registry.ts';
import { askNetwork } from '../actions/add-network.ts';
import { Glyph } from '../glyphs.tsx';
import { useDocument, useDrawing, useSession } from './context.ts';
import styles from './EmptyStage.module.css';

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}

const marks = { key: (name: string) => <kbd>{name}</kbd> };

const restingTools: ReadonlySet<string> = new Set(['select', 'hand']);

export function EmptyStage({ examples }: { readonly examples: readonly Example[] }) {
  const isEmpty = useDocument((state) => state.scenario.model.nodes.length === 0);
  // While a device is in hand, the whole sheet is free for it.
  const isResting = useSession((session) => session.ghost === null && restingTools.has(session.tool));
  // A narrow window has no room for the tools, and seldom a keyboard.
  const isNarrow = useMedia('(max-width: 767px)');
  const drawing = useDrawing();
  if (!isEmpty || !isResting) return null;
  return (
    <div className={styles.empty} data-testid="empty-stage">
      <div className={styles.ghost} aria-hidden="true">
        <Glyph kind="host" className={styles.glyph ?? ''} />
        <span className={styles.pipe} />
        <Glyph kind="switch" className={styles.glyph ?? ''} />
        <span className={styles.pipe} />
        <Glyph kind="host" className={styles.glyph ?? ''} />
      </div>
      <p>
        <RichText text={invitation(isNarrow, examples.length > 0)} marks={marks} />
      </p>
      <ul className={styles.examples} data-stage-ui>
        <li>
          <button
            type="button"
            onClick={(event) => askNetwork(drawing, belowOf(event.currentTarget))}
            aria-haspopup="menu"
            data-testid="add-network"
          >
            {say('menu.add-network')}
          </button>
        </li>
        {examples.map(({ id, title, href }) => (
          <li key={id}>
            <a href={href} data-testid={`example-${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The place below a button, in px of the stage's frame. */
function belowOf(button: HTMLElement): Point {
  const { left, bottom } = button.getBoundingClientRect();
  const frame = button.closest('[data-testid="stage"]')?.getBoundingClientRect();
  return { x: left - (frame?.left ?? 0), y: bottom - (frame?.top ?? 0) };
}

function invitation(isNarrow: boolean, hasExamples: boolean): string {
  if (isNarrow) return say(hasExamples ? 'empty.table-or-example' : 'empty.table');
  const key = deviceOf('switch').letter.toUpperCase();
  return say(hasExamples ? 'empty.key-or-example' : 'empty.key', { key });
}
