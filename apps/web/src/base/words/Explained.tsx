/** Words that explain themselves by click, tap or Enter; the explanation is fetched when somebody first asks for it. */
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';

/** The button beside which a popover stands, and how it is closed. */
export interface PopoverProps {
  readonly beside: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface ExplainedProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
  /** The popover, once somebody has asked. */
  readonly explanation: (props: PopoverProps) => ReactNode;
}

export function Explained({ className, children, explanation }: ExplainedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen ? <Suspense>{explanation({ beside: button, onClose: () => setOpen(false) })}</Suspense> : null}
    </>
  );
}
