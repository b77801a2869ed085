import { describeOnServers } from '../../../test/support/kernel/database/test-database';
import { DeliverySite, MAIL } from '../../../test/support/outbox/delivery-site';
import { OldRowsJob } from '../scheduling/old-rows.job';
import { OutboxService } from './outbox.service';
import { UnsentMessages } from './unsent-messages';

const DAY_MS = 24 * 3600 * 1000;
const FIRST = { dueAt: 0, id: 0 };

describeOnServers('Messages that were given up', (engine) => {
  const d = new DeliverySite();
  const unsent = () => d.site.app.get(UnsentMessages);
  /** Stores a mail whose first try fails, and lets its lifetime pass. */
  const tooLate = async (lifetimeMs: number) => {
    d.mail.refusals = 1;
    const id = await d.site.app.get(OutboxService).enqueue(MAIL, { lifetimeMs, keepMs: 30 * DAY_MS });
    await d.work();
    d.mail.messages.length = 0;
    d.site.clock.pass(lifetimeMs / 1000);
    await d.work();
    return id;
  };
  const textOf = async (id: number) => (await d.site.dataSource.query('SELECT sealed FROM outbox_message WHERE id = ?', [id]))[0].sealed;

  beforeAll(() => d.begin(engine));
  afterAll(() => d.end());
  beforeEach(() => d.site.dataSource.query('DELETE FROM outbox_message'));

  test('OFF-01 REL-16 one that is of use for a day is sent again with its text, once', async () => {
    const id = await tooLate(DAY_MS);
    expect(await d.deliveryOf(id)).toBe('failed');
    const [found] = await unsent().find('failed', FIRST, 10);
    expect(found).toMatchObject({ row: { id, failure: 'late', tries: 1 }, message: { to: MAIL.to }, canBeSent: true });
    expect(await unsent().sendAgain([id])).toBe(1);
    await d.work();
    expect([await d.deliveryOf(id), d.mail.messages.length]).toEqual(['sent', 1]);
    expect(await unsent().sendAgain([id])).toBe(0);
    expect([await unsent().find('failed', FIRST, 10), await textOf(id)]).toEqual([[], '']);
  });

  test('SEC-44 the text of one with a code goes at once, that of another a day after its lifetime, while the message is still known', async () => {
    const [code, letter] = [await tooLate(10 * 60_000), await tooLate(DAY_MS)];
    expect([await textOf(code), (await textOf(letter)) === '']).toEqual(['', false]);
    expect((await unsent().find('failed', FIRST, 10)).map(({ canBeSent }) => canBeSent)).toEqual([false, true]);
    d.site.clock.pass(DAY_MS / 1000 + 1);
    expect(await d.site.app.get(OldRowsJob).run()).toBe(true);
    expect(await textOf(letter)).toBe('');
    expect([await d.deliveryOf(letter), await unsent().sendAgain([letter])]).toEqual(['failed', 0]);
  });
});
