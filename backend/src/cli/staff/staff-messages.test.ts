import { parseStaffCommand } from './parse-staff-command';
import { runStaffCommand } from './run-staff-command';
import { describeOnServers } from '../../../test/support/kernel/database/test-database';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { DeliverySite, MAIL } from '../../../test/support/outbox/delivery-site';
import { DigestsService } from '../../notifications/digests.service';
import { nextNine } from '../../notifications/nine-in-india';
import { aNotification, RITU, notify } from '../../../test/support/notifications/notifications';

const DAY_MS = 24 * 3600 * 1000;
const TWO_HOURS = 2 * 3600;

describeOnServers('Messages of a restored backup', (engine) => {
  const d = new DeliverySite();
  const staff = (...args: readonly string[]) => {
    const parsed = parseStaffCommand(args);
    if (parsed.kind !== 'command') throw new Error('This is no command.');
    return runStaffCommand(d.site, parsed);
  };
  const enqueue = (lifetimeMs = DAY_MS) => d.site.app.get(OutboxService).enqueue(MAIL, { lifetimeMs });
  /** Enqueues a mail whose first delivery fails, lets the seconds pass and runs the deliveries; returns its id. */
  const waiting = async (seconds: number, lifetimeMs = DAY_MS) => {
    d.mail.refusals = 1;
    const id = await enqueue(lifetimeMs);
    await d.work();
    d.mail.messages.length = 0;
    d.site.clock.pass(seconds);
    await d.work();
    return id;
  };

  beforeAll(() => d.begin(engine));
  afterAll(() => d.end());
  beforeEach(() => d.site.dataSource.query('DELETE FROM outbox_message'));

  test('a message that has been due for two hours is held, listed with its receiver, and sent when staff release it', async () => {
    const id = await waiting(TWO_HOURS + 2);
    expect([d.mail.messages.length, await d.deliveryOf(id)]).toEqual([0, 'late']);
    await d.workAfter(60);
    expect(d.mail.messages).toHaveLength(0);
    expect(await staff('held-messages')).toMatch(new RegExp(`^${id}  mail  put in \\S+  of use until \\S+  ritu@example.com  Hello$`, 'u'));
    expect(await staff('release-messages')).toBe('Released 1 messages; the outbox sends them now.');
    await d.work();
    expect([d.mail.messages.length, await d.deliveryOf(id)]).toEqual([1, 'sent']);
    expect(await staff('held-messages')).toBe('No message is held.');
  });

  test('held messages that staff drop are never sent, and nothing is left of what they said', async () => {
    const id = await waiting(TWO_HOURS + 2);
    expect(await staff('drop-messages', '--reason', 'Sent before the backup was restored')).toContain('Dropped 1 messages');
    await d.workAfter(60);
    expect([d.mail.messages.length, await d.deliveryOf(id)]).toEqual([0, 'failed']);
    expect(await d.site.dataSource.query('SELECT sealed FROM outbox_message')).toEqual([{ sealed: '' }]);
  });

  test('the mail of a day whose nine o’clock was hours ago is held, too; that of today leaves', async () => {
    const { dataSource, app, clock } = d.site;
    const send = async (laterBy: number) => {
      await notify(d.site, [aNotification({ userId: RITU.id, group: 'applications' })]);
      clock.pass((nextNine(clock.now()) - clock.now()) / 1000 + laterBy);
      await app.get(DigestsService).send();
      await d.work();
      await d.work();
      return (await dataSource.query('SELECT state FROM outbox_message ORDER BY id DESC LIMIT 1'))[0].state;
    };
    expect([await send(60), await send(TWO_HOURS + 60)]).toEqual(['sent', 'held']);
    expect(await staff('release-messages')).toContain('Released 1 messages');
    await d.work();
    expect((await dataSource.query('SELECT state FROM outbox_message')).map(({ state }: { state: string }) => state)).toEqual([
      'sent',
      'sent',
    ]);
  });

  test('a new message leaves at once beside held ones', async () => {
    const old = await waiting(TWO_HOURS + 2);
    const fresh = await enqueue();
    await d.work();
    expect([await d.deliveryOf(old), await d.deliveryOf(fresh)]).toEqual(['late', 'sent']);
  });

  test('a message that is not so late leaves as ever', async () => {
    const id = await waiting(TWO_HOURS);
    expect(await d.deliveryOf(id)).toBe('sent');
  });

  test('an old message that is of no use any more is given up, and one that becomes so while it is held is not sent either', async () => {
    const code = await waiting(TWO_HOURS + 2, 600_000);
    expect(await d.deliveryOf(code)).toBe('failed');
    await waiting(TWO_HOURS + 2);
    d.site.clock.pass(24 * 3600);
    expect(await staff('release-messages')).toContain('1 came too late to be of use and stay held: drop them.');
    await d.work();
    expect(d.mail.messages).toHaveLength(0);
  });
});
