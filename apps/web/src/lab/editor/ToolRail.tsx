/** The tools, down the left of the stage: click one and then the stage, or drag a device from here. */
import { say } from '@lanelab/messages/editor';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { controlByKey, type Orientation } from '../../base/ui/arrow-keys.ts';
import { DEVICES } from '../../document/devices/registry.ts';
import { addAt } from './actions/add.ts';
import { takeTool } from './commands.ts';
import type { Drawing } from './drawing.ts';
import { toStage } from './environment.ts';
import { snapped } from './geometry/grid.ts';
import { Glyph, ToolIcon } from './glyphs.tsx';
import type { Kind } from './session.ts';
import { useDocument, useDrawing, useSession } from './stage/context.ts';
import styles from './ToolRail.module.css';
import { linkRules } from './tools/link.ts';
import { choosingSecond } from './tools/pairs.ts';
import { placeToolOf } from './tools/place.ts';

/** CSS px of movement that make a press a drag. */
const DRAG_DISTANCE = 6;

export function ToolRail({ orientation = 'vertical' }: { readonly orientation?: Orientation }) {
  const isReadOnly = useDocument((state) => state.isReadOnly);
  const rail = useRef<HTMLDivElement>(null);
  // Tab reaches one of the tools: the one that had the focus last.
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    const buttons = [...(rail.current?.querySelectorAll('button') ?? [])];
    const first = buttons.find((button) => button.dataset['testid'] === reached) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === first ? 0 : -1;
  }, [reached, isReadOnly]);
  return (
    <div
      ref={rail}
      role="toolbar"
      tabIndex={-1}
      className={styles.rail}
      aria-orientation={orientation}
      aria-label={say('tools.label')}
      data-testid="tool-rail"
      onFocus={({ target }) => setReached(target.dataset['testid'] ?? null)}
      onKeyDown={(event) => {
        const tool = controlByKey(event, orientation, false);
        if (tool === null) return;
        event.preventDefault();
        tool.focus();
      }}
    >
      <ToolButton id="select" letter="V" label={say('tools.select')} explanation={say('tools.select-explained')} />
      <ToolButton id="hand" letter="H" label={say('tools.hand')} explanation={say('tools.hand-explained')} />
      {isReadOnly ? null : (
        <>
          <ToolButton id="link" letter="L" label={say('tools.link')} explanation={say('tools.link-explained')} />
          <hr className={styles.line} />
          {DEVICES.map(({ kind, label, letter, explains }) => (
            <ToolButton
              key={kind}
              id={placeToolOf(kind)}
              kind={kind}
              letter={letter.toUpperCase()}
              label={label}
              explanation={explains}
            />
          ))}
          <hr className={styles.line} />
          <ToolButton
            id="workload"
            letter="W"
            label={say('tools.traffic')}
            explanation={say('tools.traffic-explained')}
          />
        </>
      )}
      <ToolButton id="fault" letter="X" label={say('tools.fault')} explanation={say('tools.fault-explained')} />
    </div>
  );
}

interface ToolButtonProps {
  readonly id: string;
  readonly letter: string;
  readonly label: string;
  readonly explanation: string;
  readonly kind?: Kind;
}

function ToolButton({ id, letter, label, explanation, kind }: ToolButtonProps) {
  const drawing = useDrawing();
  const isOn = useSession((session) => session.tool === id);
  const drag = useRailDrag(drawing, kind);
  return (
    <span
      className={styles.cell}
      title={say('tools.tooltip', { tool: label, key: letter, explanation })}
      onPointerDownCapture={drag}
    >
      <button
        type="button"
        className={styles.tool}
        aria-label={say('tools.button', { tool: label, key: letter })}
        aria-pressed={isOn}
        data-testid={`tool-${kind ?? id}`}
        onClick={({ nativeEvent }) => take(drawing, id, pressedBy(nativeEvent))}
      >
        {kind === undefined ? (
          <ToolIcon id={id} className={styles.icon ?? ''} />
        ) : (
          <Glyph kind={kind} className={styles.glyph ?? ''} />
        )}
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
      </button>
    </span>
  );
}

type PressedBy = 'keys' | 'touch' | 'pointer';

/** A click that no button of a pointer made counts none: it comes from a key, or from a screen reader. */
const pressedBy = (click: MouseEvent): PressedBy => {
  if (click.detail === 0) return 'keys';
  return click instanceof globalThis.PointerEvent && click.pointerType === 'touch' ? 'touch' : 'pointer';
};

/** Takes a tool in hand. By touch a link begins at the selected device: tap it, tap Link, tap the other. By keys the stage gets the focus. */
function take(drawing: Drawing, id: string, by: PressedBy): void {
  if (by === 'keys') return takeTool(drawing, id);
  drawing.session.setState({ isByKeys: false });
  const { nodes } = drawing.store.getState().selection;
  const [only] = nodes;
  if (id === 'link' && by === 'touch' && nodes.size === 1 && only !== undefined)
    drawing.go(choosingSecond(drawing, linkRules, only, { by: 'click', back: 'select' }));
  else drawing.pick(id);
  drawing.focusStage();
}

/** Places a device where it is dropped after a drag from the rail. */
function useRailDrag(drawing: Drawing, kind: Kind | undefined) {
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  return (event: PointerEvent) => {
    if (kind === undefined || event.button !== 0) return;
    const stage = document.querySelector('[data-testid="stage"]');
    const from = { x: event.clientX, y: event.clientY };
    let isPulled = false;
    const placeOf = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const frame = stage?.getBoundingClientRect();
      if (frame === undefined) return null;
      const at = { x: clientX - frame.left, y: clientY - frame.top };
      if (at.x < 0 || at.y < 0 || at.x > frame.width || at.y > frame.height) return null;
      return snapped(toStage(drawing.camera.view(), at));
    };
    const onMove = (move: globalThis.PointerEvent) => {
      isPulled ||= Math.hypot(move.clientX - from.x, move.clientY - from.y) > DRAG_DISTANCE;
      const at = isPulled ? placeOf(move) : null;
      drawing.session.setState({ ghost: at === null ? null : { kind, at } });
    };
    const onUp = (up: globalThis.PointerEvent) => {
      stop.current();
      const at = isPulled ? placeOf(up) : null;
      if (isPulled) drawing.pick('select');
      drawing.session.setState({ ghost: null });
      if (at !== null) addAt(drawing, kind, at);
    };
    const onCancel = () => {
      stop.current();
      drawing.session.setState({ ghost: null });
    };
    stop.current();
    stop.current = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
  };
}
