import { ENDPOINTS, type ExperimentResultResponse, experimentResultResponseSchema } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { pageToken, PERSON, visit } from '../../../test/support/visitors';
import { aRelease, change, publish, publishAll, send, tokenOf } from '../../../test/support/federation/control-plane';
import { putHistory } from '../../../test/support/experiments/history';

const remote = 'mf_landing';
const DAY = 24 * 3600 * 1000;

describeSites('Report of a test', (site) => {
  let experiments = 0;
  const call = (path: string, body?: object) => send(site(), tokenOf(site(), remote), body ? 'POST' : 'GET', path, body);
  const plan = (experiment: string, baseline: number, lift: number) =>
    call(ENDPOINTS.planExperiment.path, { remote, experiment, baseline, lift });
  const read = async (experiment: string) => {
    const response = await call(`/api/federation/experiments/${experiment}`);
    expect(response.statusCode).toBe(200);
    return (await experimentResultResponseSchema.validate(response.json(), { strict: true })) as ExperimentResultResponse;
  };

  /** A test that runs; the one before it has ended. */
  async function begin(weight = 5000): Promise<string> {
    experiments += 1;
    const name = `test-${experiments}`;
    await change(site(), { remote, action: 'end' });
    const release = aRelease(remote, `b${experiments}`, { experiment: { name, variant: 'B', weight } });
    expect((await publish(site(), release)).statusCode).toBe(200);
    return name;
  }

  beforeAll(() => publishAll(site(), remote, 'a1'));

  test('FED-04 before the planned sample nothing is better, however good it looks', async () => {
    const name = await begin();
    await putHistory(site(), { experiment: name, exposed: { A: 80, B: 70 }, converted: { A: 8, B: 56 } });
    const result = await read(name);
    const [a, b] = result.variants;
    expect(result).toMatchObject({ verdict: 'collecting', judged_at: null, plan: { baseline: 0.05, lift: 0.2, visitors: 8158 } });
    expect(a).toMatchObject({ exposed: 80, converted: 8, rate: 0.1, difference: null });
    expect(b).toMatchObject({ exposed: 70, converted: 56, rate: 0.8 });
    expect(b?.difference?.from).toBeGreaterThan(0.5);
    expect(b?.difference?.p_value).toBeLessThan(1e-6);
  });

  test('FED-04 the interval is that of Newcombe: 56 of 70 against 48 of 80 lies between 0.0524 and 0.3339', async () => {
    const name = await begin();
    await putHistory(site(), { experiment: name, exposed: { A: 80, B: 70 }, converted: { A: 48, B: 56 } });
    const result = await read(name);
    expect(result).toMatchObject({ experiment: name, remote, state: 'running', started_at: site().clock.now(), ended_at: null });
    expect(result.variants.map(({ versions, weight }) => [versions, weight])).toEqual([
      [['a1'], 5000],
      [[`b${experiments}`], 5000],
    ]);
    const difference = result.variants[1]?.difference;
    expect(difference?.from).toBeCloseTo(0.0524, 4);
    expect(difference?.to).toBeCloseTo(0.3339, 4);
    expect(difference?.p_value).toBeCloseTo(0.008, 4);
  });

  test.each([
    ['better', { A: 20, B: 60 }],
    ['worse', { A: 60, B: 20 }],
    ['no-difference-yet', { A: 40, B: 41 }],
  ] as const)('FED-04 with the planned sample the verdict is %s, and what comes later does not change it', async (verdict, converted) => {
    const name = await begin();
    expect((await plan(name, 0.3, 0.8)).json().visitors).toBeLessThan(100);
    await putHistory(site(), { experiment: name, exposed: { A: 100, B: 100 }, converted });
    const before = await read(name);
    expect(before.verdict).toBe(verdict);
    site().clock.pass(3600);
    await putHistory(site(), { experiment: name, exposed: { A: 100, B: 100 }, converted: { A: converted.B, B: converted.A } });
    expect(await read(name)).toEqual(before);
  });

  test('FED-04 a split that is no chance is a mismatch, whatever the rates', async () => {
    const name = await begin();
    await plan(name, 0.3, 0.8);
    await putHistory(site(), { experiment: name, exposed: { A: 400, B: 250 }, converted: { A: 40, B: 200 } });
    const result = await read(name);
    expect(result.verdict).toBe('mismatch');
    expect(result.sample_ratio_p).toBeLessThan(0.001);
  });

  test('FED-04 weights that are changed are no mismatch, and nobody who stays with a variant is', async () => {
    const name = await begin(2000);
    await putHistory(site(), { experiment: name, exposed: { A: 800, B: 200 }, converted: {}, weights: 'A8000 B2000' });
    await putHistory(site(), { experiment: name, exposed: { A: 500, B: 500 }, converted: {}, weights: 'A5000 B5000' });
    await putHistory(site(), { experiment: name, exposed: { A: 100 }, drawn: 'A', converted: {}, weights: 'A5000 B5000' });
    await putHistory(site(), { experiment: name, exposed: { A: 100 }, drawn: 'B', converted: {}, weights: 'A5000 B5000' });
    expect((await read(name)).sample_ratio_p).toBeGreaterThan(0.5);
  });

  test('FED-04 days add up, and excluded visitors are told apart', async () => {
    const name = await begin();
    await putHistory(site(), { experiment: name, exposed: { A: 10, B: 8 }, converted: { A: 1 } });
    site().clock.pass((2 * DAY) / 1000);
    await putHistory(site(), { experiment: name, exposed: { A: 5 }, converted: { A: 2 } });
    await site().dataSource.query('UPDATE experiment_exposure SET is_excluded = 1 WHERE experiment = ? AND variant = ?', [name, 'B']);
    const result = await read(name);
    expect(result.excluded).toBe(8);
    expect(result.variants[0]?.days.map(({ exposed, converted }) => [exposed, converted])).toEqual([
      [10, 1],
      [10, 1],
      [15, 3],
    ]);
    expect(result.variants[1]).toMatchObject({ exposed: 0, rate: null, difference: null });
  });

  test('FED-04 guardrails: failures of the release and the largest paint of the variant', async () => {
    const name = await begin();
    const version = `b${experiments}`;
    const browser = await visit(site(), { [name]: 'B' });
    for (const value of [1000, 2000, 3000, 4000]) {
      const token = pageToken(site());
      const headers = { 'user-agent': PERSON };
      const values = [{ name: 'LCP', value }];
      await browser.post(ENDPOINTS.vitals.path, { remote, version, route: 'x', token, values }, headers);
      await browser.post(ENDPOINTS.beacon.path, { remote, version, token, outcome: value > 3000 ? 'render_failed' : 'rendered' }, headers);
    }
    const [a, b] = (await read(name)).variants;
    expect(b).toMatchObject({ failure_rate: 0.25, lcp_p75: 3000 });
    expect(a).toMatchObject({ lcp_p75: null });
  });

  test('FED-04 a plan is made before the first visitor, by staff or with a token, and by nobody else', async () => {
    const name = await begin();
    expect((await plan(name, 0.04, 0.25)).statusCode).toBe(200);
    await putHistory(site(), { experiment: name, exposed: { A: 1 }, converted: {} });
    const late = await plan(name, 0.5, 0.5);
    expect([late.statusCode, late.json().code]).toEqual([409, 'EXPERIMENT_BEGUN']);
    expect((await plan('new-one', 0.8, 1)).json().fields).toEqual({ lift: expect.stringContaining('smaller lift') });
    const asha = await signedIn(site(), 'asha.rao@example.com');
    expect((await asha.post(ENDPOINTS.planExperiment.path, { remote, experiment: 'x1', baseline: 0.1, lift: 0.1 })).statusCode).toBe(404);
    expect((await asha.get(`/api/federation/experiments/${name}`)).statusCode).toBe(404);
  });

  test('FED-04 a token plans for its own remote only, and a plan of the same name of another remote changes nothing', async () => {
    const name = await begin();
    await publishAll(site(), 'mf_talents', '1');
    const input = { experiment: name, baseline: 0.04, lift: 0.25 };
    const planFor = (token: string, of: string) =>
      send(site(), tokenOf(site(), token), 'POST', ENDPOINTS.planExperiment.path, { ...input, remote: of });
    expect((await planFor('mf_talents', remote)).statusCode).toBe(403);
    expect((await planFor('mf_talents', 'mf_talents')).statusCode).toBe(200);
    expect((await read(name)).plan).toMatchObject({ baseline: 0.05, lift: 0.2 });
    expect((await planFor(remote, remote)).statusCode).toBe(200);
    expect((await read(name)).plan).toMatchObject({ baseline: 0.04, lift: 0.25 });
  });

  test('FED-04 every test is listed, one that never was is 404, a bad name 400', async () => {
    const name = await begin();
    const { experiments: listed } = (await call(ENDPOINTS.experiments.path)).json();
    expect(listed[0]).toMatchObject({ name, remote, state: 'running' });
    expect(listed[1]).toMatchObject({ state: 'ended' });
    expect((await call('/api/federation/experiments/never-was')).statusCode).toBe(404);
    expect((await call('/api/federation/experiments/Not%20A%20Name')).statusCode).toBe(400);
  });
});
