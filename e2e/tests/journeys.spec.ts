/**
 * A newcomer's journeys, each by mouse and by keys alone: networks drawn from an empty stage without filling in a form, and faults
 * whose cause the lab names with a button that repairs them. Each ends in data that arrives.
 */
import type { Scenario } from '@lanelab/scenario';
import { expect, type Lab, test } from '../lab.ts';
import { byKeys, byMouse, type Newcomer } from '../newcomer.ts';
import type { Place } from '../sheet.ts';

// A small laptop, or a projector.
test.use({ viewport: { width: 1280, height: 665 } });

const stations = ({ model }: Scenario) =>
  model.nodes.flatMap((node) => (node.kind === 'host' || node.kind === 'router' ? [node] : []));

const addresses = (scenario: Scenario) =>
  stations(scenario).map(({ name, interfaces }) => [name, ...interfaces.map(({ ip }) => ip)]);

async function arrives(lab: Lab, newcomer: Newcomer): Promise<void> {
  await newcomer.run();
  await expect(lab.get('silent-flows')).toHaveCount(0);
  await expect(lab.get('goodput-1')).not.toHaveText('0.000');
}

async function drawn(
  newcomer: Newcomer,
  devices: readonly Place[],
  links: readonly (readonly [number, number])[],
): Promise<void> {
  for (const device of devices) await newcomer.place(device);
  for (const [a, b] of links) await newcomer.link(a, b);
}

/** Two hosts at a switch, and traffic between them on a permanent VC. */
async function drawPair(newcomer: Newcomer): Promise<void> {
  await drawn(
    newcomer,
    [
      { kind: 'switch', x: 0, y: 0 },
      { kind: 'host', x: -8, y: 0 },
      { kind: 'host', x: 8, y: 0 },
    ],
    [
      [2, 1],
      [3, 1],
    ],
  );
  await newcomer.traffic(2, 3);
}

for (const [how, as] of [
  ['by mouse', byMouse],
  ['by keys alone', byKeys],
] as const) {
  test(`two subnets with LANE and a router, ${how}`, { tag: '@main' }, async ({ lab }) => {
    await lab.open('/lab');
    const newcomer = as(lab);
    await drawn(
      newcomer,
      [
        { kind: 'switch', x: 0, y: 0 },
        { kind: 'host', x: -8, y: -5 },
        { kind: 'host', x: -8, y: 5 },
        { kind: 'host', x: 8, y: -5 },
        { kind: 'host', x: 8, y: 5 },
        { kind: 'router', x: 0, y: -6 },
      ],
      [2, 3, 4, 5, 6].map((id) => [id, 1] as const),
    );
    await newcomer.menu([2, 3], 'elan', 'join-new-elan');
    await newcomer.menu([4, 5], 'elan', 'join-new-elan');
    await newcomer.menu([6], 'elan', 'join-every-elan');
    await newcomer.traffic(2, 5);
    expect(addresses(await newcomer.sheet.document())).toEqual([
      ['H1', '10.0.0.1'],
      ['H2', '10.0.0.2'],
      ['H3', '10.0.1.1'],
      ['H4', '10.0.1.2'],
      ['R1', '10.0.0.254', '10.0.1.254'],
    ]);
    await arrives(lab, newcomer);
    // The results take most of the window, and the whole drawing stays in sight beside them.
    for (const id of [1, 2, 3, 4, 5, 6]) await expect(newcomer.sheet.device(id)).toBeInViewport({ ratio: 0.99 });
  });

  test(`edge devices with Ethernet hosts behind them, ${how}`, async ({ lab }) => {
    await lab.open('/lab');
    const newcomer = as(lab);
    await drawn(
      newcomer,
      [
        { kind: 'switch', x: 0, y: 0 },
        { kind: 'edge', x: -8, y: 0 },
        { kind: 'edge', x: 8, y: 0 },
        { kind: 'host', x: -8, y: 7 },
        { kind: 'host', x: 8, y: 7 },
      ],
      [
        [4, 2],
        [5, 3],
        [2, 1],
        [3, 1],
      ],
    );
    await newcomer.traffic(4, 5);
    const scenario = await newcomer.sheet.document();
    expect(scenario.model.elans).toHaveLength(1);
    expect(scenario.model.nodes[0]).toMatchObject({
      signalling: {},
      services: [{ kind: 'lecs' }, { kind: 'les', elan: 1 }],
    });
    expect(addresses(scenario)).toEqual([
      ['H1', '10.0.1.1'],
      ['H2', '10.0.1.2'],
    ]);
    await arrives(lab, newcomer);
  });

  test(`Classical IP over SVCs whose server is killed, ${how}`, async ({ lab }) => {
    await lab.open('/lab');
    const newcomer = as(lab);
    await drawn(
      newcomer,
      [
        { kind: 'switch', x: 0, y: 0 },
        { kind: 'server', x: 0, y: 7 },
        { kind: 'host', x: -8, y: 0 },
        { kind: 'host', x: 8, y: 0 },
      ],
      [
        [2, 1],
        [3, 1],
        [4, 1],
      ],
    );
    await newcomer.menu([2], 'classical-ip');
    await newcomer.traffic(3, 4);
    const { model } = await newcomer.sheet.document();
    expect(model.nodes[1]).toMatchObject({ services: [{ kind: 'atmarp', network: '10.0.0.0', prefix: 24 }] });
    expect(model.nodes.flatMap((node) => (node.kind === 'host' ? node.pvcs : []))).toEqual([]);
    await newcomer.menu([2], 'fault', 'kill-atmarp');
    await newcomer.run();
    await expect(lab.get('silent-1')).toHaveAttribute('data-code', 'process-down');
    await expect(lab.get('silent-1')).toContainText('was killed');
    await newcomer.repairResult(1);
    await arrives(lab, newcomer);
  });

  test(`a VPI that a switch and a host do not agree on, ${how}: the results repair it`, async ({ lab }) => {
    await lab.open('/lab');
    const newcomer = as(lab);
    await drawPair(newcomer);
    await newcomer.write(1, ['row-routes[0]'], 'field-routes[0].in.vpi', '5');
    await newcomer.run();
    await expect(lab.get('silent-1')).toHaveAttribute('data-code', 'missing-row');
    await expect(lab.get('silent-1')).toContainText('no row for VPI 0, VCI 32 at port 1, only one for VPI 5');
    await newcomer.repairResult(1);
    await arrives(lab, newcomer);
  });

  test(`two ends of a VC with different VPIs, ${how}: the problems repair it`, async ({ lab }) => {
    await lab.open('/lab');
    const newcomer = as(lab);
    await drawPair(newcomer);
    await newcomer.write(3, ['fold-pvcs', 'row-pvcs[0]'], 'field-pvcs[0].vpi', '7');
    await newcomer.repairProblem();
    await expect(lab.get('problems')).toContainText('No problems');
    await arrives(lab, newcomer);
  });
}

test('Classical IP over SVCs for all hosts, by the palette', async ({ lab, page }) => {
  await lab.open('/lab');
  const newcomer = byKeys(lab);
  await drawPair(newcomer);
  await page.keyboard.press('Control+k');
  await lab.get('palette').getByRole('searchbox').fill('Use Classical IP');
  await page.keyboard.press('Enter');
  await expect(lab.get('live-region')).toContainText('Gave Classical IP with SVCs to 2 hosts');
  await arrives(lab, newcomer);
});

test('every tool is in sight, and every tab beside a count of problems', async ({ lab }) => {
  await lab.open('/lab');
  await byMouse(lab).place({ kind: 'switch', x: 0, y: 0 });
  await expect(lab.get('tab-problems')).toContainText('2');
  for (const id of ['tool-select', 'tool-workload', 'tool-fault', 'tab-properties', 'tab-results'])
    await expect(lab.get(id)).toBeInViewport({ ratio: 1 });
});
