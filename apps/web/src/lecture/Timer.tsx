/** Time of the lecture so far, beside the time that it has. */
import { say } from '@lanelab/messages/lecture';
import { useEffect, useState } from 'react';
import { lectureMinutes } from './beats.ts';
import styles from './Present.module.css';

const words = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

export function Timer() {
  const [begun] = useState(() => performance.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [begun]);
  const isOver = seconds > lectureMinutes * 60;
  return (
    <p className={styles.timer} data-over={isOver || undefined} data-testid="present-timer">
      <b>{words(seconds)}</b> / {words(lectureMinutes * 60)}
      {isOver ? ` ${say('present.over')}` : null}
    </p>
  );
}
