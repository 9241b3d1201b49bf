/** Whole networks added to the drawing, in one step each. */
import { say } from '@lanelab/messages/editor';
import type { Point } from '@lanelab/scenario';
import { paste } from '../../../document/store/edits/clipboard.ts';
import { NOTHING, selecting } from '../../../document/store/selection.ts';
import { TEMPLATES, type Template } from '../../../document/templates/templates.ts';
import type { Drawing } from '../drawing.ts';
import { toStage } from '../environment.ts';
import { snapped } from '../geometry/grid.ts';
import { fitAll } from './view.ts';

/** Adds a network with its middle at a point of the stage, else in the middle of the part in sight, and shows all of it. */
export async function addNetwork(drawing: Drawing, { build }: Pick<Template, 'build'>, at?: Point): Promise<void> {
  const { width, height } = drawing.camera.size();
  const middle = at ?? toStage(drawing.camera.view(), { x: width / 2, y: height / 2 });
  const isFirst = drawing.scene.scenario.model.nodes.length === 0;
  if (!drawing.apply(paste(await build(), snapped(middle))).ok) return;
  const { nodes } = drawing.store.getState().selection;
  const [first] = nodes;
  if (first !== undefined) drawing.focus({ kind: 'node', id: first });
  // Beside others its devices stay selected, so that it can be moved; alone it need not be moved.
  drawing.store.select(isFirst ? NOTHING : selecting({ nodes }));
  fitAll(drawing);
}

/** Opens a menu with the networks, at a place of the frame; the one that is chosen goes to a point of the stage, if one is given. */
export function askNetwork(drawing: Drawing, screen: Point, at?: Point): void {
  drawing.session.setState({
    menu: {
      id: 'network-menu',
      label: say('menu.add-network-title'),
      at: screen,
      actions: TEMPLATES.map((template) => ({
        id: `add-${template.id}`,
        label: template.title,
        run: () => void addNetwork(drawing, template, at),
      })),
    },
  });
}
