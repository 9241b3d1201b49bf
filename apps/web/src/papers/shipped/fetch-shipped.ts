/** Figures that come with the lab, each fetched once, when something shows it. */
import { readShipped, type ShippedFigure, shippedAddress } from '@lanelab/papers';

const known = new Map<string, Promise<ShippedFigure | null>>();

async function fetched(id: string): Promise<ShippedFigure | null> {
  const response = await fetch(shippedAddress(id));
  return response.ok ? readShipped(await response.text(), id) : null;
}

/** Null where it cannot be fetched or read: the figure can be run here all the same. The same promise for the same figure. */
export function shippedFigure(id: string): Promise<ShippedFigure | null> {
  const asked = known.get(id) ?? fetched(id).catch(() => null);
  known.set(id, asked);
  return asked;
}
