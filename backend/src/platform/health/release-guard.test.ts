import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Asset, ENDPOINTS } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
import { pageToken, provenDrawFailure } from '../../../test/support/visitors';
import { aRelease, auditOf, change, publish, publishAll, send, servedOf, tokenOf } from '../../../test/support/federation/control-plane';

const SLOW_MS = 30_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
let remotes = 0;
const files = new Map<string, string>();
let store: Server | undefined;
const originOfStore = () => `http://127.0.0.1:${(store?.address() as AddressInfo).port}`;

beforeAll(async () => {
  store = createServer((request, response) => {
    const text = files.get(request.url ?? '');
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => store?.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => store?.close(resolve)));

describeSites(
  'A release that fails',
  (site) => {
    let networks = 0;

    type Outcome = 'loaded' | 'rendered' | 'load_failed' | 'render_failed' | 'fallback';
    const nextRemote = () => {
      remotes += 1;
      return `mf_frail${LETTERS.charAt(remotes / LETTERS.length)}${LETTERS.charAt(remotes % LETTERS.length)}`;
    };
    /** Pages with this outcome, each from an address of a network of its own, or all from one. */
    async function sendBeacons(remote: string, version: string, outcome: Outcome, count: number, ip?: string): Promise<void> {
      const one = ip === undefined ? undefined : await site().browse(ip);
      for (let page = 0; page < count; page += 1) {
        networks += 1;
        const browser = one ?? (await site().browse(`11.${networks >> 8}.${networks & 255}.1`));
        const response = await browser.post(ENDPOINTS.beacon.path, { remote, version, outcome, token: pageToken(site()) });
        expect(response.statusCode).toBe(204);
      }
    }
    /** Pages that the front door could not draw, each for a visitor of a network of its own, or all for one; their tokens. */
    async function reportUndrawn(remote: string, count: number, ip?: string): Promise<readonly string[]> {
      const tokens = Array.from({ length: count }, () => pageToken(site()));
      for (const token of tokens) {
        networks += 1;
        const report = { remote, version: '2', token, reason: 'Error: broken' };
        const browser = await site().browse(ip ?? `11.${networks >> 8}.${networks & 255}.1`);
        const response = await browser.post(ENDPOINTS.drawFailure.path, report, provenDrawFailure(site(), report));
        expect(response.statusCode).toBe(204);
      }
      return tokens;
    }
    async function prepare(): Promise<string> {
      const remote = nextRemote();
      await publishAll(site(), remote, '1', '2');
      return remote;
    }
    /** A release whose files a server of this test gives out. */
    function stored(remote: string, version: string) {
      const base = `${originOfStore()}/${remote}/${version}/`;
      const asset = (name: string): Asset => {
        const text = `/* ${remote} ${version} ${name} */`;
        files.set(`/${remote}/${version}/${name}`, text);
        return { url: `${base}${name}`, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
      };
      const [entry, js, server] = [asset('entry.js'), asset('routes.js'), asset('server.cjs')];
      const exposes = [{ name: 'routes', js: [js], css: [] }];
      return aRelease(remote, version, { base, entry, exposes, server, files: [entry, js] });
    }
    async function prepareStored(): Promise<string> {
      const remote = nextRemote();
      for (const version of ['1', '2']) expect((await publish(site(), stored(remote, version))).statusCode).toBe(200);
      return remote;
    }

    test('FED-05 that does not start on five pages of five networks within a minute goes back by itself, audited', async () => {
      const remote = await prepare();
      await sendBeacons(remote, '2', 'load_failed', 4);
      expect(await servedOf(site(), remote)).toBe('2 < 1');
      await sendBeacons(remote, '2', 'fallback', 1);
      expect(await servedOf(site(), remote)).toBe('1 < none');
      const [entry] = await auditOf(site(), remote);
      expect(entry).toMatchObject({ actor: 'platform', action: 'automatic-rollback' });
      expect(entry?.detail).toContain('It failed on 5 of 5 pages within a minute.');
    });

    test('FED-05 whose pages fail once they are shown goes back as fast as one that does not start', async () => {
      const remote = await prepare();
      await sendBeacons(remote, '2', 'render_failed', 4);
      expect(await servedOf(site(), remote)).toBe('2 < 1');
      await sendBeacons(remote, '2', 'render_failed', 1);
      expect(await servedOf(site(), remote)).toBe('1 < none');
    });

    /** Outcomes of pages that are a minute apart: '.' is a page that loads, 'x' one that fails. */
    async function sendSlowly(remote: string, outcomes: string): Promise<void> {
      for (const outcome of outcomes) {
        site().clock.pass(61);
        await sendBeacons(remote, '2', outcome === 'x' ? 'render_failed' : 'rendered', 1);
      }
    }

    test(
      'FED-05 that fails on more than two of a hundred pages goes back, from thirty reports and five networks on',
      async () => {
        const remote = await prepare();
        await sendBeacons(remote, '2', 'rendered', 14);
        await sendSlowly(remote, 'x....x...x...x..');
        expect(await servedOf(site(), remote)).toBe('2 < 1');
        await sendSlowly(remote, 'x');
        expect(await servedOf(site(), remote)).toBe('1 < none');
      },
      SLOW_MS,
    );

    test(
      'FED-05 that fails on five of its last ten pages goes back, on a site with a page a minute, too, and after a good start',
      async () => {
        const remote = await prepare();
        await sendBeacons(remote, '2', 'rendered', 30);
        await sendSlowly(remote, 'x.x.x.x.');
        expect(await servedOf(site(), remote)).toBe('2 < 1');
        await sendSlowly(remote, 'x');
        expect(await servedOf(site(), remote)).toBe('1 < none');
        expect((await auditOf(site(), remote))[0]?.detail).toContain('It failed on 5 of its last 10 pages.');
      },
      SLOW_MS,
    );

    test(
      'FED-05 stays while the release before it fails as often',
      async () => {
        const remote = await prepare();
        await sendBeacons(remote, '1', 'rendered', 8);
        await sendBeacons(remote, '1', 'render_failed', 2);
        await sendBeacons(remote, '2', 'rendered', 24);
        await sendBeacons(remote, '2', 'render_failed', 8);
        expect(await servedOf(site(), remote)).toBe('2 < 1');
      },
      SLOW_MS,
    );

    test(
      'FED-05 SEC-50 stays when one place forges any number of failures, and when tokens are forged or used again',
      async () => {
        const remote = await prepare();
        await sendBeacons(remote, '2', 'load_failed', 40, '203.0.113.7');
        for (const last of [1, 2, 3]) await sendBeacons(remote, '2', 'load_failed', 10, `198.51.100.${last}`);
        await sendBeacons(remote, '2', 'load_failed', 10, '2001:db8:1:2::1');
        await sendBeacons(remote, '2', 'load_failed', 10, '2001:db8:1:2:ffff::1');
        const token = pageToken(site());
        for (let page = 0; page < 10; page += 1) {
          const browser = await site().browse();
          await browser.post(ENDPOINTS.beacon.path, { remote, version: '2', outcome: 'load_failed', token });
          await browser.post(ENDPOINTS.beacon.path, { remote, version: '2', outcome: 'load_failed', token: token.replace('page', 'pagf') });
        }
        expect(await servedOf(site(), remote)).toBe('2 < 1');
        expect((await auditOf(site(), remote)).some(({ action }) => action === 'automatic-rollback')).toBe(false);
      },
      SLOW_MS,
    );

    test('FED-05 with few visitors goes back once the server misses its files, too', async () => {
      const remote = await prepareStored();
      await sendBeacons(remote, '2', 'load_failed', 8, '203.0.113.7');
      expect(await servedOf(site(), remote)).toBe('2 < 1');
      files.delete(`/${remote}/2/routes.js`);
      site().clock.pass(61);
      await sendBeacons(remote, '2', 'load_failed', 5, '203.0.113.7');
      expect(await servedOf(site(), remote)).toBe('1 < none');
    });

    test('FED-05 with few visitors goes back for a changed file, but not when the files of both are out of reach', async () => {
      const [changed, away] = [await prepareStored(), await prepareStored()];
      files.set(`/${changed}/2/entry.js`, 'alert(1)');
      for (const version of ['1', '2']) files.delete(`/${away}/${version}/entry.js`);
      for (const remote of [changed, away]) await sendBeacons(remote, '2', 'load_failed', 5, '203.0.113.8');
      expect(await servedOf(site(), changed)).toBe('1 < none');
      expect(await servedOf(site(), away)).toBe('2 < 1');
    });

    test('FED-05 goes back once: anyone who promotes it again is believed', async () => {
      const remote = await prepare();
      await sendBeacons(remote, '2', 'load_failed', 5);
      expect((await change(site(), { remote, action: 'promote', version: '2', even_withdrawn: true })).statusCode).toBe(200);
      await sendBeacons(remote, '2', 'load_failed', 10);
      expect(await servedOf(site(), remote)).toBe('2 < 1');
    });

    test('FED-05 is never the one to go back to, nor the only one', async () => {
      const remote = await prepare();
      await sendBeacons(remote, '1', 'load_failed', 10);
      expect(await servedOf(site(), remote)).toBe('2 < 1');
      const only = nextRemote();
      await publishAll(site(), only, '1');
      await sendBeacons(only, '1', 'load_failed', 10);
      expect(await servedOf(site(), only)).toBe('1 < none');
    });

    test(
      'FED-05 that can be drawn for no page goes back with the thirtieth one, though browsers draw them',
      async () => {
        const remote = await prepare();
        for (const token of await reportUndrawn(remote, 29)) {
          const browser = await site().browse('203.0.113.20');
          await browser.post(ENDPOINTS.beacon.path, { remote, version: '2', outcome: 'rendered', token });
          site().clock.pass(1);
        }
        expect(await servedOf(site(), remote)).toBe('2 < 1');
        await reportUndrawn(remote, 1);
        expect(await servedOf(site(), remote)).toBe('1 < none');
        expect((await auditOf(site(), remote))[0]?.detail).toContain(
          'It failed on 30 of 30 pages within an hour (at least 88.6 %); 30 of them could not be drawn on the server.',
        );
      },
      SLOW_MS,
    );

    test(
      'FED-05 of which two pages of ninety could not be drawn stays; one odd page is no reason',
      async () => {
        const remote = await prepare();
        await sendBeacons(remote, '2', 'rendered', 88);
        await reportUndrawn(remote, 2);
        expect(await servedOf(site(), remote)).toBe('2 < 1');
      },
      SLOW_MS,
    );

    test(
      'FED-05 SEC-50 stays however often one place asks for a page that cannot be drawn, until its server bundle is missing',
      async () => {
        const remote = await prepareStored();
        await reportUndrawn(remote, 40, '203.0.113.9');
        expect(await servedOf(site(), remote)).toBe('2 < 1');
        files.delete(`/${remote}/2/server.cjs`);
        site().clock.pass(61);
        await reportUndrawn(remote, 1, '203.0.113.9');
        expect(await servedOf(site(), remote)).toBe('1 < none');
      },
      SLOW_MS,
    );

    test('FED-05 as a variant is taken out of its test', async () => {
      const remote = await prepare();
      await publish(site(), aRelease(remote, '3', { experiment: { name: 'frail', variant: 'B', weight: 2000 } }));
      await sendBeacons(remote, '3', 'load_failed', 5);
      expect(await servedOf(site(), remote)).toBe('2 < 1, frail paused: A 10000 2, B 0 3');
    });

    test('FED-05 ten failures at once roll it back once', async () => {
      const remote = await prepare();
      await Promise.all(Array.from({ length: 10 }, () => sendBeacons(remote, '2', 'load_failed', 1)));
      expect(await servedOf(site(), remote)).toBe('1 < none');
      expect((await auditOf(site(), remote)).filter(({ action }) => action === 'automatic-rollback')).toHaveLength(1);
    });

    test(
      'FED-05 the status of the platform says how releases fare in the last hour',
      async () => {
        const remote = await prepare();
        await sendBeacons(remote, '2', 'rendered', 28);
        await sendBeacons(remote, '2', 'render_failed', 1);
        await reportUndrawn(remote, 1);
        const healthOf = async () => {
          const response = await send(site(), tokenOf(site(), remote), 'GET', ENDPOINTS.platformStatus.path);
          const own = response.json().remotes.find((status: { remote: string }) => status.remote === remote);
          return own.releases.find((release: { version: string }) => release.version === '2').health;
        };
        expect(await healthOf()).toEqual({ loads: 30, failures: 2, draw_failures: 1, failure_rate_from: expect.closeTo(0.0185, 4) });
        site().clock.pass(3600);
        expect(await healthOf()).toEqual({ loads: 0, failures: 0, draw_failures: 0, failure_rate_from: null });
      },
      SLOW_MS,
    );
  },
  () => ({ REMOTE_ORIGINS: originOfStore() }),
);
