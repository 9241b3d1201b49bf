/** Rates of a flow of ABR cells; switching them on lays the way back for RM cells. */
import type { CellsFlow } from '@lanelab/scenario';
import { QuantityField } from '../form/QuantityField.tsx';
import { Refusal } from '../form/Refusal.tsx';
import { setAbr } from '../store/edits/abr.ts';
import { Check } from '../ui/Check.tsx';
import { abrWords } from '../words/flow-words.ts';
import { useAct } from './use-act.ts';

const rates = ['pcrCps', 'mcrCps', 'icrCps', 'rif', 'rdf'] as const;

export function AbrFields({ flow }: { readonly flow: CellsFlow }) {
  const { isReadOnly, refusal, act } = useAct();
  return (
    <>
      <Check
        label={abrWords.title}
        isOn={flow.abr !== undefined}
        isDisabled={isReadOnly}
        onChange={(isOn) => act(setAbr(flow.id, isOn))}
        testId="part-abr"
      />
      <Refusal why={refusal} />
      {flow.abr === undefined
        ? null
        : rates.map((key) => <QuantityField key={key} label={abrWords[key]} path={['abr', key]} quantity="number" />)}
    </>
  );
}
