/** Everything that can be changed, from the paper's values on. */

import { say } from '@lanelab/messages/experiment';
import type { Experiment } from '@lanelab/papers';
import { memo } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { ResetIcon } from '../../base/ui/icons.tsx';
import { Section } from '../../base/ui/Section.tsx';
import { ParameterForm } from './ParameterForm.tsx';
import { defaultSettings, isChanged, type Settings } from './settings.ts';

interface ParameterSectionProps {
  readonly experiment: Experiment;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

export const ParameterSection = memo(function ParameterSection({
  experiment,
  settings,
  onChange,
}: ParameterSectionProps) {
  const resetAll = () => onChange({ ...defaultSettings(experiment), quality: settings.quality, point: settings.point });
  return (
    <Section
      title={say('parameter-section.parameters')}
      testId="parameter-section"
      aside={
        isChanged(settings) ? (
          <Button kind="quiet" onPress={resetAll} data-testid="reset-all">
            <ResetIcon />
            {say('parameter-section.reset-all')}
          </Button>
        ) : undefined
      }
    >
      <ParameterForm experiment={experiment} settings={settings} onChange={onChange} />
    </Section>
  );
});
