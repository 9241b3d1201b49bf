/** Rates of a flow of ABR cells; switching them on lays the path back for RM cells. */
import { say } from '@lanelab/messages/properties';
import type { CellsFlow } from '@lanelab/scenario';
import { Check } from '../../base/ui/Check.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { setAbr } from '../../document/store/edits/abr.ts';
import { abrWords } from './flow-words.ts';
import { useApply } from './use-apply.ts';

const rates = ['pcrCps', 'mcrCps', 'icrCps', 'rif', 'rdf'] as const;

export function AbrFields({ flow }: { readonly flow: CellsFlow }) {
  const { isReadOnly, refusal, apply } = useApply();
  return (
    <>
      <Check
        label={say('abr.title')}
        isOn={flow.abr !== undefined}
        isDisabled={isReadOnly}
        onChange={(isOn) => apply(setAbr(flow.id, isOn))}
        testId="part-abr"
      />
      <Refusal why={refusal} />
      {flow.abr === undefined
        ? null
        : rates.map((key) => <QuantityField key={key} label={abrWords[key]} path={['abr', key]} quantity="number" />)}
    </>
  );
}
