/** Which keys of a remote control have arrived since the page was opened. They still scroll the page. */
import { useEffect, useState } from 'react';
import type { Pressed } from './keys.ts';

export function usePressed(): Pressed {
  const [pressed, setPressed] = useState<Pressed>({ hasNext: false, hasBack: false });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'PageDown') setPressed((before) => ({ ...before, hasNext: true }));
      if (key === 'PageUp') setPressed((before) => ({ ...before, hasBack: true }));
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return pressed;
}
