/** How a host's operating system shares its processor: the scheduler with what it costs, and the queues of the receive path. */
import { say } from '@lanelab/messages/properties';
import type { Kernel } from '@lanelab/scenario';
import { ChoiceField } from './ChoiceField.tsx';
import { schedulerWords } from './device-words.ts';
import { ParameterFields } from './ParameterFields.tsx';
import { kernelLimits } from './parameters.ts';
import { QuantityField } from './QuantityField.tsx';

interface KernelFieldsProps {
  readonly kernel: Kernel | undefined;
}

export function KernelFields({ kernel }: KernelFieldsProps) {
  const scheduler = kernel?.scheduler;
  return (
    <>
      <ChoiceField
        label={say('kernel.scheduler')}
        path={['kernel', 'scheduler']}
        options={schedulerWords}
        write={(kind) => ({ switchPs: 0, wakePs: 0, ...scheduler, kind })}
        show={() => scheduler?.kind ?? ''}
        absent={say('kernel.first-come')}
      />
      {scheduler === undefined ? null : (
        <>
          <QuantityField
            label={say('kernel.switch')}
            path={['kernel', 'scheduler', 'switchPs']}
            quantity="time"
            usual="µs"
            note={say('kernel.divided-by-the-speed')}
          />
          <QuantityField
            label={say('kernel.wake')}
            path={['kernel', 'scheduler', 'wakePs']}
            quantity="time"
            usual="µs"
          />
        </>
      )}
      <ParameterFields path={['kernel']} parameters={kernelLimits} />
    </>
  );
}
