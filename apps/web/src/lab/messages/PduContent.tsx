/** What a message or packet holds: what was reported at its event, its fields, and its octets. */
import { say } from '@lanelab/messages/messages';
import { useMemo, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import type { CellSpan, PacketDetail } from '../../playback/run/types.ts';
import { CellOctets } from './CellOctets.tsx';
import { useEventTexts, useLog, useNames } from './context.ts';
import { FieldTree } from './FieldTree.tsx';
import { Octets } from './Octets.tsx';
import { fieldsOf } from './octets.ts';
import styles from './PacketPanel.module.css';
import type { SeenAs } from './use-cell.ts';

/** What messages and packets have in common. */
type Pdu = Pick<PacketDetail, 'layers' | 'hex' | 'reports' | 'vpi' | 'vci'>;

/** Sentences for the events at a message's end, as the list of events has them. */
function useReported({ reports }: Pdu): readonly string[] {
  const { diary } = useLog();
  const texts = useEventTexts(diary);
  const reported = useEventTexts(reports);
  return useMemo(() => {
    // The list has read the events of calls from the beginning, and knows more connections by name.
    const known = new Map(texts.map(({ number, text }) => [number, text]));
    return reported.map(({ number, text }) => known.get(number) ?? text);
  }, [texts, reported]);
}

interface PduContentProps {
  readonly detail: Pdu;
  /** Its cells; absent where it went in none, or where they are no longer known. */
  readonly cells: CellSpan | undefined;
  /** The label of the cells; absent where it is that of the message itself. */
  readonly seen?: SeenAs;
}

export function PduContent({ detail, cells, seen }: PduContentProps) {
  const [isQuiz, setQuiz] = useState(false);
  const [chosen, choose] = useState<number | null>(null);
  const [hovered, hover] = useState<number | null>(null);
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const names = useNames();
  const fields = useMemo(() => fieldsOf(detail.layers, names.node), [detail, names]);
  const reported = useReported(detail);
  const current = hovered ?? chosen;
  // What is chosen by keys is marked also where the pointer rests on another field.
  const pick = (index: number | null) => {
    hover(null);
    choose(index);
  };
  const isHidden = (index: number) => isQuiz && !revealed.has(index);
  return (
    <>
      <section className={styles.part}>
        <h3>{say('message.events')}</h3>
        {reported.length === 0 ? (
          <p className="muted">{say('message.no-events')}</p>
        ) : (
          <ul data-testid="packet-said">
            {reported.map((sentence, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two events may have the same sentence
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
      <div className={styles.together}>
        <section className={styles.part}>
          <div className={styles.lead}>
            <h3>{say('message.fields')}</h3>
            <Button
              kind="quiet"
              aria-pressed={isQuiz}
              title={say('quiz.hint')}
              data-testid="quiz"
              onPress={() => {
                setQuiz(!isQuiz);
                setRevealed(new Set());
              }}
            >
              {say('quiz.start')}
            </Button>
          </div>
          <FieldTree
            label={say('message.fields')}
            layers={detail.layers}
            fields={fields}
            chosen={chosen}
            current={current}
            onChoose={pick}
            onHover={hover}
            isHidden={isHidden}
            onReveal={(index) => setRevealed(new Set([...revealed, index]))}
          />
        </section>
        <section className={`${styles.part} ${styles.octets}`}>
          <h3>{say('message.octets')}</h3>
          <Octets
            label={say('octets.label')}
            hex={detail.hex}
            fields={fields}
            current={current === null ? null : (fields[current] ?? null)}
            onChoose={pick}
            onHover={hover}
            areTextsHidden={isQuiz}
          />
        </section>
      </div>
      {cells === undefined ? null : (
        <CellOctets span={cells} seen={seen ?? { vpi: detail.vpi, vci: detail.vci, nni: false }} />
      )}
    </>
  );
}
