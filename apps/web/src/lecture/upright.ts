/** Networks are drawn for screens that are wider than high; on a phone held upright they are drawn about as high as wide. */
import type { Scenario } from '@lanelab/scenario';

interface Paper {
  /** Width to height of the drawing: names beside the devices need room as well. */
  readonly aspect: number;
  /** Square px for each device: with more of them, devices would be small on a phone. */
  readonly each: number;
}

const whole: Paper = { aspect: 0.9, each: 40_000 };
/** Side by side, panes are half as wide as the phone. */
const pane: Paper = { aspect: 0.9, each: 18_000 };

export const isUpright = (): boolean => window.matchMedia('(max-aspect-ratio: 3 / 4)').matches;

function extent(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/** The same devices in the same order, on paper of a form that suits a phone. */
export function upright(scenario: Scenario, isPane: boolean): Scenario {
  const { aspect, each } = isPane ? pane : whole;
  const { nodes, links } = scenario.layout;
  const places = Object.values(nodes);
  const [width, height] = [extent(places.map(({ x }) => x)), extent(places.map(({ y }) => y))];
  if (height === 0 || width / height <= aspect) return scenario;
  const area = Math.min(width * height, each * places.length);
  const [across, down] = [Math.sqrt(area * aspect) / width, Math.sqrt(area / aspect) / height];
  const placed = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * across, y: y * down });
  return {
    ...scenario,
    layout: {
      ...scenario.layout,
      nodes: Object.fromEntries(Object.entries(nodes).map(([id, at]) => [id, placed(at)])),
      links: Object.fromEntries(
        Object.entries(links).map(([id, { waypoints }]) => [id, { waypoints: waypoints.map(placed) }]),
      ),
    },
  };
}
