/** A button that asks for a file of this computer. The same file may be chosen again once it was put right. */
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  readonly kind?: 'main' | 'plain';
  /** Endings and types that the browser offers, such as `.json,application/json`. */
  readonly accept?: string;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
  /** Names the input behind the button, which tests hand files to. */
  readonly testId: string;
}

export function FileButton({
  kind = 'plain',
  accept = '.json,application/json',
  onChoose,
  children,
  testId,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        data-testid={testId}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
    </>
  );
}
