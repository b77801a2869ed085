import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { ASHA, aNotification, notify, RITU } from '../../../test/support/notifications/notifications';
import { connect, until } from '../../../test/support/notifications/event-streams';
import { signedIn } from '../../../test/support/log-in';
import { describeSite, describeSites, openSite } from '../../../test/support/test-site';
import { Transactions } from '../../kernel/database/transaction';
import { OldRowsJob } from '../../kernel/scheduling/old-rows.job';
import { LiveEventsService } from './live-events.service';
import { LiveStreamsService } from './live-streams.service';

describeSite('The stream of events', (site) => {
  const live = () => site().app.get(LiveEventsService);
  const streams = () => site().app.get(LiveStreamsService);

  test('HIR-02 an event arrives within three seconds, at its user alone; one that is rolled back never', async () => {
    const [asha, ritu] = [
      await connect(site(), await signedIn(site(), ASHA.email)),
      await connect(site(), await signedIn(site(), RITU.email)),
    ];
    expect(asha.response.statusCode).toBe(200);
    expect(asha.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const transactions = site().app.get(Transactions);
    await transactions
      .run(async () => {
        await live().publish([ASHA.id], 'messages', 11);
        throw new Error('no');
      })
      .catch(() => undefined);
    await transactions.run(() => live().publish([ASHA.id], 'messages', 12));
    await notify(site(), [aNotification({ userId: RITU.id })]);
    await until(() => asha.text.includes('event: messages\ndata: {"id":12}') && ritu.text.includes('event: notifications\ndata: {"id":0}'));
    expect(asha.text).not.toContain('"id":11');
    expect(ritu.text).not.toContain('messages');
    asha.response.destroy();
    ritu.response.destroy();
    await until(() => streams().openCount === 0);
  });

  test('HIR-02 Last-Event-ID brings what was missed; nonsense in it is ignored', async () => {
    const browser = await signedIn(site(), ASHA.email);
    await live().publish([ASHA.id], 'offers', 77);
    const [{ id } = { id: 0 }] = await site().dataSource.query('SELECT MAX(id) AS id FROM live_event');
    site().clock.pass(60);
    const missed = await connect(site(), browser, { 'last-event-id': String(id - 1) });
    await until(() => missed.text.includes('{"id":77}'));
    const odd = await connect(site(), browser, { 'last-event-id': "1' OR 1=1" });
    expect(odd.response.statusCode).toBe(200);
    await streams().read();
    expect(odd.text).not.toContain('{"id":77}');
    missed.response.destroy();
    odd.response.destroy();
    await until(() => streams().openCount === 0);
  });

  test('HIR-02 the seventh stream of an account is refused with 503 and Retry-After', async () => {
    const browser = await signedIn(site(), ASHA.email);
    const open = [];
    for (let count = 0; count < 6; count += 1) open.push(await connect(site(), browser));
    const { response } = await connect(site(), browser);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
    for (const { response: one } of open) one.destroy();
    await until(() => streams().openCount === 0);
  });

  test('HIR-02 SEC-29 visitors get no stream, and a logout ends one', async () => {
    const visitor = await connect(site(), await site().browse());
    expect(visitor.response.statusCode).toBe(401);
    const browser = await signedIn(site(), ASHA.email);
    const stream = await connect(site(), browser);
    await streams().beat();
    await until(() => stream.text.includes(':\n\n'));
    await browser.post(ENDPOINTS.logout.path);
    await streams().beat();
    await until(() => stream.isClosed);
  });
});

describeSites('Rows of live events', (site) => {
  test('HIR-02 rows are deleted after an hour, and a read finds those of ten seconds', async () => {
    const live = site().app.get(LiveEventsService);
    await live.publish([ASHA.id, ASHA.id, RITU.id], 'bookings', 5);
    const count = async () => Number((await site().dataSource.query('SELECT COUNT(*) AS total FROM live_event'))[0].total);
    expect(await count()).toBe(2);
    site().clock.pass(3590);
    await site().app.get(OldRowsJob).run();
    expect(await count()).toBe(2);
    site().clock.pass(20);
    await site().app.get(OldRowsJob).run();
    expect(await count()).toBe(0);
  });
});

test('HIR-02 what one process publishes, the streams of another one get; a stop ends them first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alltalent-live-'));
  const env = { DATABASE_URL: `sqlite:${join(folder, 'shared.sqlite')}`, SECRET_KEY: 'k'.repeat(40) };
  const [one, other] = [await openSite(env), await openSite(env, { isDatabaseLeft: true })];
  const stream = await connect(other, await signedIn(other, ASHA.email));
  await one.app.get(LiveEventsService).publish([ASHA.id], 'messages', 4);
  await until(() => stream.text.includes('{"id":4}'));
  const begun = Date.now();
  await other.stop();
  await until(() => stream.isClosed);
  expect(Date.now() - begun).toBeLessThan(10_000);
  await other.close();
  await one.close();
  rmSync(folder, { recursive: true, force: true });
});
