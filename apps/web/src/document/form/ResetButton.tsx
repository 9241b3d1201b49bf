import { say } from '@lanelab/messages/properties';
import { Button } from '../../base/ui/Button.tsx';
import { ResetIcon } from '../../base/ui/icons.tsx';

interface ResetButtonProps {
  readonly label: string;
  readonly onReset: () => void;
}

/** Back to the published value; stands where the value's origin stood. */
export function ResetButton({ label, onReset }: ResetButtonProps) {
  return (
    <Button kind="quiet" onPress={onReset} aria-label={say('reset-button.reset-label', { label })} data-testid="reset">
      <ResetIcon />
      <span>{say('reset-button.reset')}</span>
    </Button>
  );
}
