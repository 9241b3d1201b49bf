/** Pictures of networks: stored ones and presets. */
import { PRESETS } from '@lanelab/papers/presets';
import { describe, expect, inject, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { storeScenario, tinyScenario } from '../../support/scenarios.ts';

function sizeOf(png: Buffer): [number, number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const [preset] = PRESETS;

describe('GET /api/scenarios/:id/topology', () => {
  it('is the network of the newest revision, or of the one asked for', async () => {
    const { call } = await testApp();
    const { id, etag, editKey } = await storeScenario(call, tinyScenario('Empty'));
    const headers = { 'if-match': etag, 'x-edit-key': editKey };
    await call({ method: 'PUT', url: `/api/scenarios/${id}`, headers, payload: { ...preset?.build() } });
    const url = `/api/scenarios/${id}/topology.svg`;
    const newest = await call({ url });
    expect(newest.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(newest.body).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(newest.body).toContain('Madeira');
    expect((await call({ url: `${url}?revision=1` })).body).toContain('No devices yet');
    expect((await call({ url: `${url}?revision=3` })).statusCode).toBe(404);
  });

  it('has the size and theme asked for', async () => {
    const { call } = await testApp();
    const { id } = await storeScenario(call, { ...preset?.build() });
    const url = `/api/scenarios/${id}/topology`;
    expect(sizeOf((await call({ url: `${url}.png` })).rawPayload)).toEqual([1200, 630]);
    expect(sizeOf((await call({ url: `${url}.png?width=200` })).rawPayload)).toEqual([200, 105]);
    expect(sizeOf((await call({ url: `${url}.png?width=2400&theme=dark` })).rawPayload)).toEqual([2400, 1260]);
    const bodies = ['light', 'dark', 'projector'].map(
      async (theme) => (await call({ url: `${url}.svg?theme=${theme}` })).body,
    );
    expect(new Set(await Promise.all(bodies)).size).toBe(3);
    expect((await call({ url: `${url}.svg?width=333` })).body).toMatch(
      /^<svg [^>]*width="333" height="175" viewBox="0 0 800 420"/,
    );
  });

  it.each([
    'width=199',
    'width=2401',
    'width=1e3',
    'width=-300',
    'width=300.5',
    'width=999999999999',
    'width=300&width=400',
    'theme=pink',
    'height=100',
    'revision=0',
  ])('refuses ?%s with the rule', async (query) => {
    const { call } = await testApp();
    const response = await call({ url: `/api/scenarios/23456789ABCD/topology.png?${query}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.code).toBe('invalid_request');
  });

  it('is sent once, may be shown anywhere, and is inert when opened by itself', async () => {
    const { call } = await testApp();
    const { id } = await storeScenario(call, tinyScenario('Two switches'));
    for (const format of ['svg', 'png']) {
      const url = `/api/scenarios/${id}/topology.${format}`;
      const first = await call({ url });
      expect(first.headers).toMatchObject({
        'cache-control': 'public, no-cache',
        'cross-origin-resource-policy': 'cross-origin',
        'content-disposition': `inline; filename="Two switches.${format}"`,
      });
      expect(first.headers['content-security-policy']).toContain('sandbox');
      const held = { 'if-none-match': String(first.headers['etag']) };
      const again = await call({ url, headers: held });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await call({ url: `${url}?theme=dark`, headers: held })).statusCode).toBe(200);
    }
  });

  it('is drawn once for many who ask at once', async () => {
    const { app, call } = await testApp();
    const { id } = await storeScenario(call, { ...preset?.build() });
    const asked: string[] = [];
    const draw = app.pictures.draw.bind(app.pictures);
    app.pictures.draw = ({ network, ...request }) =>
      draw({
        ...request,
        network: () => {
          asked.push(request.format);
          return network();
        },
      });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call({ url: `/api/scenarios/${id}/topology.png?width=300` })),
    );
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
    expect(asked).toEqual(['png']);
  });

  it('says so of a scenario that only a newer server can read', async () => {
    const { app, call } = await testApp();
    const { id } = await storeScenario(call, tinyScenario('T'));
    const document = JSON.stringify({ lanelab: 99, model: { nodes: 'in another form' } });
    await app.database.db.updateTable('scenario_revisions').set({ document, hash: 'new' }).execute();
    const response = await call({ url: `/api/scenarios/${id}/topology.svg` });
    expect(response.statusCode).toBe(422);
    expect(response.json().error.message).toContain('Update the server');
  });
});

describe('GET /api/presets/:id/topology', () => {
  it('draws every preset', async () => {
    const { call } = await testApp();
    for (const id of inject('presetSample') ?? PRESETS.map((each) => each.id)) {
      const svg = await call({ url: `/api/presets/${id}/topology.svg?width=400` });
      expect.soft(svg.body, id).toMatch(/^<svg [^>]*width="400" height="210"/);
      const png = await call({ url: `/api/presets/${id}/topology.png?width=400` });
      expect.soft(sizeOf(png.rawPayload), id).toEqual([400, 210]);
      expect.soft(png.headers['content-disposition'], id).toBe(`inline; filename="${id}.png"`);
    }
  });

  it.each([
    ['nothing', 404, 'preset_not_found'],
    ['constructor', 404, 'preset_not_found'],
    ['..%2f..', 400, 'invalid_request'],
  ])('has none of %s', async (id, status, code) => {
    const { call } = await testApp();
    const response = await call({ url: `/api/presets/${id}/topology.svg` });
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
  });
});
