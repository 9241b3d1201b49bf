/** Messages as arrows between devices, time downwards. Only the arrows in sight are in the page. */
import { say } from '@lanelab/messages/messages';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSize } from '../../base/ui/use-size.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import { useLog, useNames, useProtocols } from './context.ts';
import styles from './Ladder.module.css';
import { LadderArrow } from './LadderArrow.tsx';
import { LadderHeads } from './LadderHeads.tsx';
import { inSight, reachOf, withWords } from './ladder.ts';
import { arrowLabel, columnX, gutterPx } from './ladder-picture.ts';
import type { Sending } from './sendings.ts';
import { useChoice } from './use-choice.ts';
import type { LadderChoice } from './use-ladder.ts';
import { whyEmpty } from './why-empty.ts';

interface LadderProps {
  readonly sendings: readonly Sending[];
  readonly ladder: LadderChoice;
}

const LEAST_COLUMN_PX = 9;

/** Width of a column: its share of the frame, or as much as the words need. */
function columnPx(room: number, count: number, size: number): number {
  return Math.max(LEAST_COLUMN_PX * size, Math.floor((room - gutterPx(size)) / Math.max(1, count)));
}

export function Ladder({ sendings, ladder }: LadderProps) {
  const { columns, setColumns, shown, layout, size } = ladder;
  const { playback, places } = useProtocols();
  const state = useLog();
  const names = useNames();
  const id = useId();
  usePlaybackValue(playback, ({ status }) => status);
  const { frame, size: room } = useSize();
  const [top, setTop] = useState(0);
  const isAtEnd = useRef(true);
  const { arrows, height } = layout;
  const { key: chosen, choose } = useChoice();
  const width = columnPx(room.width, shown.length, size);
  const wide = gutterPx(size) + shown.length * width;
  const reach = useMemo(() => reachOf(arrows), [arrows]);
  const worded = useMemo(() => withWords(arrows, size * 1.25), [arrows, size]);
  const seen = inSight(arrows, top - 2 * size, top + room.height, reach);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [frame, height]);

  // An arrow that was chosen elsewhere scrolls into sight.
  useEffect(() => {
    const element = frame.current;
    const arrow = arrows.find(({ sending }) => sending.key === chosen);
    if (element === null || arrow === undefined) return;
    const { scrollTop, clientHeight } = element;
    const margin = 4 * size;
    if (arrow.fromY < scrollTop + margin || arrow.toY > scrollTop + clientHeight - margin)
      element.scrollTop = arrow.fromY - clientHeight / 2;
    // Only when another arrow is chosen: not when messages arrive, or while somebody scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [frame, chosen, size]);

  const chooseAt = (index: number) => {
    const sending = sendings.at(index);
    if (sending !== undefined) choose(sending);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = sendings.findIndex(({ key }) => key === chosen);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => chooseAt(at === -1 ? 0 : Math.min(at + 1, sendings.length - 1)),
      ArrowUp: () => chooseAt(at === -1 ? -1 : Math.max(0, at - 1)),
      Home: () => chooseAt(0),
      End: () => chooseAt(-1),
      Enter: places.packet,
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  const isEmpty = shown.length === 0;
  const current = seen.find(({ sending }) => sending.key === chosen);
  return (
    <div className={styles.ladder} data-testid="ladder">
      <div className={styles.scroll}>
        <div className={styles.sheet} style={isEmpty ? {} : { minWidth: wide }}>
          {isEmpty ? null : (
            <LadderHeads
              columns={columns}
              onColumns={setColumns}
              shown={shown}
              width={width}
              gutter={gutterPx(size)}
              nameOf={names.node}
            />
          )}
          <div
            ref={frame}
            className={styles.frame}
            role="grid"
            tabIndex={0}
            aria-label={say('ladder.label')}
            aria-rowcount={Math.max(1, sendings.length)}
            aria-activedescendant={current === undefined ? undefined : `${id}-${current.sending.key}`}
            data-arrows={arrows.length}
            data-drawn={seen.length}
            data-testid="ladder-sheet"
            onScroll={(event) => {
              const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
              isAtEnd.current = scrollTop + clientHeight >= scrollHeight - 2 * size;
              setTop(scrollTop);
            }}
            onKeyDown={onKeyDown}
          >
            {isEmpty ? (
              <div role="row">
                <div role="gridcell" className={styles.empty} data-testid="ladder-empty">
                  {whyEmpty(state, playback.getState(), state.sendings.length, {
                    filtered: say('empty.ladder'),
                    none: say('empty.ladder'),
                  })}
                </div>
              </div>
            ) : (
              <svg role="presentation" width={wide} height={Math.max(height, room.height)} fontSize={size}>
                {shown.map((node, index) => (
                  <line
                    key={node}
                    className={styles.rung}
                    x1={columnX(index, width, size)}
                    x2={columnX(index, width, size)}
                    y1={0}
                    y2={Math.max(height, room.height)}
                  />
                ))}
                {seen.map((arrow) => (
                  <LadderArrow
                    key={`${arrow.sending.key} ${arrow.toColumn}`}
                    arrow={arrow}
                    id={worded.has(arrow) || arrow === current ? `${id}-${arrow.sending.key}` : undefined}
                    row={sendings.indexOf(arrow.sending) + 1}
                    label={arrowLabel(arrow, names.node, shown)}
                    isWorded={worded.has(arrow) || arrow === current}
                    isChosen={arrow.sending.key === chosen}
                    width={width}
                    size={size}
                    columns={shown.length}
                    onChoose={() => {
                      choose(arrow.sending);
                      places.packet();
                    }}
                    onOpen={places.packet}
                  />
                ))}
              </svg>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
