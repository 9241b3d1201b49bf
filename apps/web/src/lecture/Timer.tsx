/** Time of the lecture so far, beside the time that it has, where that is planned. */
import { say } from '@lanelab/messages/lecture';
import { useEffect, useState } from 'react';
import { minutesOf, type PlayedLecture } from './beats.ts';
import styles from './Present.module.css';

const words = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

export function Timer({ lecture }: { readonly lecture: PlayedLecture }) {
  const minutes = minutesOf(lecture);
  const [begun] = useState(() => performance.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [begun]);
  const isOver = minutes !== null && seconds > minutes * 60;
  return (
    <p className={styles.timer} data-over={isOver || undefined} data-testid="present-timer">
      <b>{words(seconds)}</b>
      {minutes === null ? null : ` / ${words(minutes * 60)}`}
      {isOver ? ` ${say('present.over')}` : null}
    </p>
  );
}
