/** The cells of a message or packet: the 53 octets of one, with the header that it has where the message is shown. */
import { say } from '@lanelab/messages/messages';
import { useMemo, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import type { CellDetail, CellSpan } from '../../playback/run/types.ts';
import type { CellName } from '../../playback/types.ts';
import { useNames, usePdu } from './context.ts';
import { FieldTree } from './FieldTree.tsx';
import { Octets } from './Octets.tsx';
import { fieldsOf } from './octets.ts';
import styles from './PacketPanel.module.css';
import { type SeenAs, useCell } from './use-cell.ts';

interface CellOctetsProps {
  readonly span: CellSpan;
  /** Their label where the message is shown. */
  readonly seen: SeenAs;
}

/** Place of a cell among those of the PDU, from 0; null where it is of another PDU. */
function placeIn({ connection, first, count }: CellSpan, cell: CellName | null): number | null {
  if (cell === null || cell.connection !== connection) return null;
  const place = cell.sequence - first;
  return place >= 0 && place < count ? place : null;
}

export function CellOctets({ span, seen }: CellOctetsProps) {
  const { cell } = usePdu();
  const clicked = placeIn(span, cell);
  const [index, setIndex] = useState<number | null>(clicked);
  const detail = useCell(span, index, seen);
  const title = <h3>{say('cells.title', { count: span.count })}</h3>;
  if (index === null)
    return (
      <section className={styles.part}>
        <div className={styles.lead}>
          {title}
          <Button kind="quiet" onPress={() => setIndex(0)} data-testid="cells-show">
            {say('cells.show')}
          </Button>
        </div>
      </section>
    );
  return (
    <section className={styles.part} data-testid="cells">
      <div className={styles.lead}>
        {title}
        <Button kind="quiet" onPress={() => setIndex(null)}>
          {say('cells.hide')}
        </Button>
      </div>
      <div className={styles.stepper} role="group" aria-label={say('cells.choose')}>
        <Button
          isDisabled={index === 0}
          aria-label={say('cells.before')}
          onPress={() => setIndex(index - 1)}
          data-testid="cell-before"
        >
          ‹
        </Button>
        <span aria-live="polite" data-testid="cell-place">
          {say('cells.place', { place: index + 1, count: span.count })}
        </span>
        <Button
          isDisabled={index === span.count - 1}
          aria-label={say('cells.after')}
          onPress={() => setIndex(index + 1)}
          data-testid="cell-after"
        >
          ›
        </Button>
      </div>
      {detail === undefined ? null : detail === null ? (
        <p className="muted">{say('message.not-kept')}</p>
      ) : (
        <CellContent key={index} detail={detail} />
      )}
    </section>
  );
}

const shown = () => false;
const nothing = () => undefined;

function CellContent({ detail: { layers, hex } }: { readonly detail: CellDetail }) {
  const names = useNames();
  const [chosen, choose] = useState<number | null>(null);
  const [hovered, hover] = useState<number | null>(null);
  const fields = useMemo(() => fieldsOf(layers, names.node), [layers, names]);
  const current = hovered ?? chosen;
  // What is chosen by keys is marked also where the pointer rests on another field.
  const pick = (index: number | null) => {
    hover(null);
    choose(index);
  };
  return (
    <>
      <FieldTree
        label={say('cells.fields')}
        layers={layers}
        fields={fields}
        chosen={chosen}
        current={current}
        onChoose={pick}
        onHover={hover}
        isHidden={shown}
        onReveal={nothing}
      />
      <Octets
        label={say('cells.octets')}
        hex={hex}
        fields={fields}
        current={current === null ? null : (fields[current] ?? null)}
        onChoose={pick}
        onHover={hover}
        areTextsHidden={false}
      />
    </>
  );
}
