import { ENDPOINTS, planFiguresResponseSchema } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
import { pageToken, PERSON, visit } from '../../../test/support/visitors';
import { aRelease, change, publish, rolloutOf, send, tokenOf } from '../../../test/support/federation/control-plane';

const remote = 'mf_landing';
const PATTERNS = { singer: '/singer', hiring: '/hiring', secret: '/secret' } as const;
const IDS = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[];

describeSites('Pages of a test', (site) => {
  const rows = (): Promise<{ variant: string }[]> => site().dataSource.query('SELECT * FROM experiment_exposure ORDER BY id');
  const aBuild = (version: string, experiment?: object) => {
    const [page] = aRelease(remote, version).routes;
    if (!page) throw new Error('A release has a page.');
    const routes = IDS.map((id) => ({ ...page, id, pattern: PATTERNS[id], ...(id === 'secret' ? { noindex: true } : {}) }));
    return { ...aRelease(remote, version), routes, ...(experiment ? { experiment } : {}) };
  };
  const begin = (version: string, name: string, routes?: readonly string[]) =>
    publish(site(), aBuild(version, { name, variant: 'B', weight: 5000, ...(routes ? { routes } : {}) }));
  const call = (path: string, body?: object) => send(site(), tokenOf(site(), remote), body ? 'POST' : 'GET', path, body);
  const plan = (experiment: string, routes?: readonly string[]) =>
    call(ENDPOINTS.planExperiment.path, { remote, experiment, baseline: 0.05, lift: 0.2, ...(routes ? { routes } : {}) });

  /** Shows a visitor a page; `shown` is what it says that it showed, `sent` the route of its document. */
  async function see(experiment: string, version: string, { sent, shown }: { sent: string | null; shown?: string }) {
    const browser = await visit(site(), { [experiment]: 'B' });
    const token = pageToken(site(), site().clock.now(), sent);
    return browser.post(ENDPOINTS.exposure.path, { remote, version, token, route: shown }, { 'user-agent': PERSON });
  }

  beforeAll(async () => {
    expect((await publish(site(), aBuild('a1'))).statusCode).toBe(200);
  });
  beforeEach(() => site().dataSource.query('DELETE FROM experiment_exposure'));
  afterEach(() => change(site(), { remote, action: 'end' }));

  test('FED-04 only people who saw a page that the test is about count', async () => {
    expect((await begin('b1', 'singers', ['/singer'])).statusCode).toBe(200);
    expect((await rolloutOf(site(), remote)).experiment).toMatchObject({ routes: ['/singer'] });
    const elsewhere = [
      { sent: 'hiring' },
      { sent: 'hiring', shown: 'hiring' },
      { sent: 'singer', shown: 'hiring' },
      { sent: 'about', shown: 'about' },
      { sent: null },
      { sent: 'singer', shown: 'nowhere' },
      { sent: null, shown: 'secret' },
    ];
    for (const pages of elsewhere) expect((await see('singers', 'b1', pages)).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
    for (const pages of [{ sent: 'singer' }, { sent: 'singer', shown: 'singer' }, { sent: 'hiring', shown: 'singer' }])
      await see('singers', 'b1', pages);
    expect(await rows()).toHaveLength(3);
  });

  test('FED-04 a test that names no pages is about all that the remote owns and search engines may list', async () => {
    await begin('b2', 'everything');
    for (const sent of ['singer', 'hiring', 'secret', 'about']) await see('everything', 'b2', { sent });
    expect(await rows()).toHaveLength(2);
  });

  test('FED-04 pages are settled before a test starts: by its plan, or when it starts, and both sides have them', async () => {
    expect((await begin('b3', 'odd', ['/nowhere'])).json().fields).toEqual({ 'experiment.routes': expect.stringContaining('/nowhere') });
    expect((await begin('b3', 'odd', ['/secret'])).json().fields).toEqual({ 'experiment.routes': expect.stringContaining('/secret') });
    expect((await plan('planned', ['/nowhere'])).json().fields).toEqual({ routes: expect.stringContaining('/nowhere') });
    expect((await plan('planned', ['/hiring'])).json()).toMatchObject({ routes: ['/hiring'], visitors: 8158 });
    expect((await begin('b3', 'planned', ['/singer'])).json().fields).toEqual({ 'experiment.routes': expect.stringContaining('/hiring') });
    expect((await begin('b3', 'planned')).statusCode).toBe(200);
    expect((await rolloutOf(site(), remote)).experiment?.routes).toEqual(['/hiring']);
    expect((await plan('planned', ['/singer'])).json().fields).toEqual({ routes: expect.stringContaining('settled') });
    expect((await plan('planned')).json()).toMatchObject({ routes: ['/hiring'] });
    expect((await call('/api/federation/experiments/planned')).json().plan).toMatchObject({ routes: ['/hiring'] });
  });

  test('FED-04 a plan says how long the traffic of its pages takes, and nothing that is not known', async () => {
    const figures = async (query: string) => {
      const response = await call(`${ENDPOINTS.planFigures.path}?remote=${remote}&baseline=0.05&lift=0.2&weight=2000${query}`);
      return response.statusCode === 200 ? planFiguresResponseSchema.validate(response.json(), { strict: true }) : response.json();
    };
    expect(await figures('')).toMatchObject({ conversion: 'lead', visitors: 8158, views_per_day: null, days: null });
    const view = "INSERT INTO page_vitals (remote, version, page, route, reported_at) VALUES (?, 'a1', ?, ?, ?)";
    const day = 24 * 3600 * 1000;
    for (let index = 0; index < 70; index += 1) {
      const at = site().clock.now() - (index % 7) * day - 1;
      await site().dataSource.query(view, [remote, `p${index}`, index % 2 === 0 ? 'singer' : 'hiring', at]);
    }
    await site().dataSource.query(view, [remote, 'old', 'singer', site().clock.now() - 8 * day]);
    const ofSingers = await figures('&routes=/singer');
    expect(ofSingers).toMatchObject({ views_per_day: 5, days: Math.ceil(8158 / (0.2 * 5)) });
    expect(ofSingers.routes.map(({ pattern }: { pattern: string }) => pattern)).toEqual(['/singer', '/hiring']);
    expect(await figures('')).toMatchObject({ views_per_day: 10 });
    expect(await figures('&routes=/nowhere')).toMatchObject({ fields: { routes: expect.stringContaining('/nowhere') } });
  });
});
