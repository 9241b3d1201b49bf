import type { ShippedFigure } from '@lanelab/papers';
import { useEffect, useState } from 'react';
import { shippedFigure } from './fetch-shipped.ts';

/** A figure that comes with the lab; undefined until its file is there, null where it cannot be had. */
export function useShipped(id: string): ShippedFigure | null | undefined {
  const [answer, setAnswer] = useState<{ readonly id: string; readonly figure: ShippedFigure | null }>();
  useEffect(() => {
    let isCurrent = true;
    void shippedFigure(id).then((figure) => {
      if (isCurrent) setAnswer({ id, figure });
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return answer?.id === id ? answer.figure : undefined;
}
