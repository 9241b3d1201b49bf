import { useEffect, useState } from 'react';
import { engineVersion } from '../../playback/run/engine-pool.ts';

/** Empty until the engine has answered; a failure to start shows where something is computed. */
export function useEngineVersion(): string {
  const [version, setVersion] = useState('');
  useEffect(() => {
    let isCurrent = true;
    engineVersion().then(
      (answer) => {
        if (isCurrent) setVersion(answer);
      },
      () => {
        if (isCurrent) setVersion('');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return version;
}
