import { ENDPOINTS } from '@alltalent/shared/contracts';
import { aRelease, publish } from '../../../test/support/federation/control-plane';
import { messagesTo } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { pageToken } from '../../../test/support/visitors';
import { TestWebhookReceiver } from '../../../test/support/webhook-receiver';
import { OutboxWorker } from '../../kernel/outbox/outbox.worker';

const SQUAD = 'frail@squads.example';
const receiver = new TestWebhookReceiver();
let url = '';
let remotes = 0;

beforeAll(async () => {
  url = await receiver.listen();
});
afterAll(() => receiver.close());

describeSites(
  'The alarm of a release that fails',
  (site) => {
    beforeEach(async () => {
      // A stored message wakes the worker: what the test before set going ends first.
      await site().app.get(OutboxWorker).work();
      await site().dataSource.query('DELETE FROM outbox_message');
      receiver.requests.length = 0;
    });

    async function prepare(squadMail: string | undefined = SQUAD): Promise<string> {
      remotes += 1;
      const remote = `mf_alarm${'abcdefghij'.charAt(remotes)}`;
      for (const version of ['1', '2']) {
        const release = aRelease(remote, version, squadMail === '' ? {} : { squad_mail: squadMail });
        expect((await publish(site(), release)).statusCode).toBe(200);
      }
      return remote;
    }
    async function fail(remote: string, count: number, networks: 'one' | 'many' = 'one', reason = 'TypeError: x'): Promise<void> {
      for (let page = 0; page < count; page += 1) {
        const browser = await site().browse(networks === 'one' ? '203.0.113.7' : `12.7.${page}.1`);
        const token = pageToken(site());
        const response = await browser.post(ENDPOINTS.beacon.path, { remote, version: '2', outcome: 'load_failed', reason, token });
        expect(response.statusCode).toBe(204);
      }
    }
    const subjects = async () => (await messagesTo(site(), SQUAD)).map((mail) => ('subject' in mail ? mail.subject : ''));
    const hooks = async () => {
      await site().app.get(OutboxWorker).work();
      return receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    };

    test('FED-05 REL-07 the squad is told from the first bad page of one network on: log, mail and webhook, each once', async () => {
      const remote = await prepare();
      await fail(remote, 3);
      expect(await subjects()).toEqual([`${remote} 2 fails on pages`]);
      expect(await hooks()).toEqual([
        {
          type: 'release.failed',
          timestamp: expect.stringMatching(/^2026-.+Z$/u),
          data: { remote, version: '2', outcome: 'load_failed', reason: 'TypeError: x', failures: 1, loads: 1, networks: 1 },
        },
      ]);
      const warnings = site().log.filter((line) => line.includes('A release fails on pages') && line.includes(remote));
      expect(warnings).toHaveLength(1);
      await fail(remote, 7);
      expect(await subjects()).toHaveLength(2);
      expect((await messagesTo(site(), SQUAD))[0]).toMatchObject({
        text: expect.stringContaining('10 failed, for visitors of one network'),
      });
    });

    test('FED-05 REL-07 of a rollback that nobody ordered the squad reads the reason', async () => {
      const remote = await prepare();
      await fail(remote, 5, 'many');
      expect(await subjects()).toEqual([`${remote} 2 was rolled back`, `${remote} 2 fails on pages`]);
      expect((await messagesTo(site(), SQUAD))[0]).toMatchObject({
        text: expect.stringContaining('It failed on 5 of 5 pages within a minute.'),
      });
      expect((await hooks()).map(({ type }) => type)).toEqual(['release.failed', 'release.rolled-back']);
    });

    test('SEC-50 what a page says of its failure reaches the log and the webhook, and no mail', async () => {
      const remote = await prepare();
      await fail(remote, 1, 'one', 'Log in at https://evil.example');
      expect(JSON.stringify(await messagesTo(site(), SQUAD))).not.toContain('evil');
      expect(JSON.stringify(await hooks())).toContain('evil');
    });

    test('FED-05 without an address nobody gets a mail, and the address is in no registry', async () => {
      const remote = await prepare('');
      await fail(remote, 1);
      expect(await subjects()).toEqual([]);
      expect(await hooks()).toHaveLength(1);
      const registry = await (await site().browse()).get(ENDPOINTS.registry.path);
      expect(registry.body).not.toContain(SQUAD);
    });

    test('FED-05 a bad address of a squad is refused with its field', async () => {
      const response = await publish(site(), aRelease('mf_alarmz', '1', { squad_mail: 'nobody' }));
      expect([response.statusCode, Object.keys(response.json().fields as object)]).toEqual([400, ['squad_mail']]);
    });
  },
  () => ({ RELEASES_WEBHOOK_URL: url, RELEASES_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'k').toString('base64')}` }),
);
