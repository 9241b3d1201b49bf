/** The workbench's comparison: its bar and its panes. A comparison that is not possible any more says so, with the fix. */
import { say } from '@lanelab/messages/compare';
import type { Scenario } from '@lanelab/scenario';
import { useMemo, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { setQuery } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import type { TimeMark } from '../../playback/ruler.ts';
import type { Playback } from '../../playback/types.ts';
import type { Drawing } from '../editor/drawing.ts';
import { CompareActions } from './CompareActions.tsx';
import { ComparePanes, compareTitles, useSides } from './ComparePanes.tsx';
import { type Compared, comparedWords, firstCompared, nameOfCompared, otherOf, readCompared } from './compared.ts';
import { FirstDifference } from './FirstDifference.tsx';

interface CompareMainProps {
  readonly drawing: Drawing;
  readonly playback: Playback;
  readonly scenario: Scenario;
  readonly onClose: () => void;
  /** Another branch to compare with; null where the address says with what. */
  readonly branch: number | null;
  /** Learns the first instant at which the two runs differ, once it is known. */
  readonly onFirst: (mark: TimeMark | null) => void;
}

/** What the address names to compare with; null within where it names nothing. */
async function comparedIn({ search, hash }: Location): Promise<{ readonly compared: Compared | null }> {
  return { compared: await readCompared(search, hash) };
}

export function CompareMain(props: CompareMainProps) {
  const { branch } = props;
  return branch === null ? (
    <ComparisonOfAddress {...props} />
  ) : (
    <Comparison {...props} named={{ kind: 'branch', id: branch }} />
  );
}

function ComparisonOfAddress(props: CompareMainProps) {
  const { value: named } = useFetched(location, comparedIn);
  return named === null ? null : <Comparison {...props} named={named.compared} />;
}

interface ComparisonProps extends CompareMainProps {
  readonly named: Compared | null;
}

function Comparison({ drawing, playback, scenario, onClose, onFirst, named }: ComparisonProps) {
  /** Null: whatever tells most. */
  const [compared, choose] = useState(named);
  const onChoose = (next: Compared) => {
    choose(next);
    setQuery('with', nameOfCompared(next));
  };
  const { isSwapped, isLinked, swap, toggleLink } = useSides();
  const chosen = useMemo(() => chosenOf(scenario, compared), [compared, scenario]);
  const other = useMemo(() => (chosen === null ? null : otherOf(scenario, chosen)), [scenario, chosen]);
  if (chosen === null || other === null) {
    return (
      <Notice
        kind="note"
        title={say('compare.compare')}
        testId="compare-nothing"
        actions={<Button onPress={onClose}>{say('compare.one')}</Button>}
      >
        {say('compare.nothing')}
      </Notice>
    );
  }
  const titles = compareTitles(scenario, comparedWords(scenario, chosen), chosen.kind);
  return (
    <ComparePanes
      drawing={drawing}
      playback={playback}
      scenario={scenario}
      other={other}
      titles={titles}
      isSwapped={isSwapped}
      isLinked={isLinked}
      actions={
        <CompareActions
          scenario={scenario}
          other={other}
          compared={chosen}
          onChoose={onChoose}
          isLinked={isLinked}
          onLink={toggleLink}
          onSwap={swap}
        />
      }
    >
      <FirstDifference playback={playback} here={scenario} there={other} titles={titles} onFirst={onFirst} />
    </ComparePanes>
  );
}

/** What was chosen, as long as there is such a branch that is not shown itself; else whatever tells most. */
function chosenOf(scenario: Scenario, compared: Compared | null): Compared | null {
  const isGone = compared?.kind === 'branch' && otherOf(scenario, compared) === null;
  return compared === null || isGone ? firstCompared(scenario) : compared;
}
