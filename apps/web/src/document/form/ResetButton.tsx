import { Button } from '../../base/ui/Button.tsx';
import { ResetIcon } from '../../base/ui/icons.tsx';

interface ResetButtonProps {
  readonly label: string;
  readonly onReset: () => void;
}

/** Back to the published value; stands where the value's origin stood. */
export function ResetButton({ label, onReset }: ResetButtonProps) {
  return (
    <Button kind="quiet" onPress={onReset} aria-label={`Reset ${label}`} data-testid="reset">
      <ResetIcon />
      <span>reset</span>
    </Button>
  );
}
