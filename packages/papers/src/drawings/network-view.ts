/**
 * Three views of one network, as Tampere drew its own: as it is cabled, switches in the middle; as IP sees it, routers in the middle
 * and switches invisible; and as one virtual router, which calculates routes in the middle and forwards at its edges. Computed
 * from the model alone: positions of devices on a sheet do not matter.
 */

import type { ChartDrawing, DrawingView } from '@lanelab/charts';
import type { Model } from '@lanelab/scenario';
import { ipView } from './ip.ts';
import { physicalView } from './physical.ts';
import { virtualRouterView } from './virtual-router.ts';

const VIEWS: Readonly<Record<DrawingView, (model: Model) => ChartDrawing>> = {
  physical: physicalView,
  ip: ipView,
  'virtual-router': virtualRouterView,
};

/** A network laid out in one of its views. Equal models give equal drawings. */
export const networkView = ({ model }: { readonly model: Model }, view: DrawingView): ChartDrawing =>
  VIEWS[view](model);
