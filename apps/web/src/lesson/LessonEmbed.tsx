/** `/embed?lesson=<id>` and `/embed?lesson#…`: a lesson in a frame on somebody else's page, which learns how far its reader is. */
import { say } from '@lanelab/messages/lesson';
import { useEffect, useMemo } from 'react';
import type { Address } from '../base/ui/location.ts';
import { useFetched } from '../base/ui/use-fetched.ts';
import { useEmbedTheme, useHost } from '../lab/embed/use-host.ts';
import { LessonPlayer } from './LessonPlayer.tsx';
import styles from './lesson.module.css';
import { type AskedLesson, openWithProgress } from './play/open-lesson.ts';

function askedBy({ search, hash }: Address): AskedLesson {
  const id = new URLSearchParams(search).get('lesson') ?? '';
  return id === '' ? { kind: 'link', payload: hash.replace(/^#/, '') } : { kind: 'built-in', id };
}

export function LessonEmbed({ address }: { readonly address: Address }) {
  useEmbedTheme(address);
  const host = useHost();
  const { search, hash } = address;
  const asked = useMemo(() => askedBy({ path: '', search, hash }), [search, hash]);
  const { value } = useFetched(asked, openWithProgress);
  useEffect(() => {
    if (value?.ok === false) host?.tell({ from: 'lanelab', type: 'refused', reason: value.reason });
  }, [host, value]);
  if (value === null || host === null)
    return (
      <p className={styles.opening} role="status">
        {say('open.loading')}
      </p>
    );
  if (!value.ok)
    return (
      <p className={styles.opening} role="alert" data-testid="embed-refused">
        {value.reason}
      </p>
    );
  return (
    <div className={styles.framed}>
      <LessonPlayer opened={value.opened} progress={value.progress} host={host} />
    </div>
  );
}
