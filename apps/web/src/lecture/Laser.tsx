/** A spot that follows the pointer, for those in the last row. */
import { say } from '@lanelab/messages/lecture';
import { useEffect, useRef } from 'react';
import styles from './Present.module.css';

export function Laser() {
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const element = spot.current;
      if (element === null) return;
      element.style.transform = say('laser.translate-client-x-px-client-y-px', { clientX, clientY });
      element.dataset['seen'] = 'true';
    };
    addEventListener('pointermove', onMove);
    return () => removeEventListener('pointermove', onMove);
  }, []);
  return <div ref={spot} className={styles.laser} aria-hidden="true" data-testid="laser" />;
}
