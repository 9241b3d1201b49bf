/**
 * Keeps an embedded drawing from taking the wheel and the keys of the page around it: it takes nothing until it is clicked
 * or its button is pressed, and lets go again when the focus leaves the frame.
 */
import { say } from '@lanelab/messages/embed';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Embed.module.css';

export function Shield({ children }: { readonly children: ReactNode }) {
  const [isActive, setIsActive] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = () => setIsActive(false);
    addEventListener('blur', leave);
    return () => removeEventListener('blur', leave);
  }, []);
  useEffect(() => {
    if (isActive) place.current?.focus();
  }, [isActive]);
  return (
    <div className={styles.shielded}>
      <div ref={place} className={styles.inside} inert={!isActive} tabIndex={-1} data-testid="embed-stage">
        {children}
      </div>
      {isActive ? null : (
        <button type="button" className={styles.shield} onClick={() => setIsActive(true)} data-testid="embed-activate">
          <span>{say('shield.click-to-move-and-look')}</span>
        </button>
      )}
    </div>
  );
}
