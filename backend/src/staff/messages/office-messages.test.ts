import { ENDPOINTS, type UnsentMessagesResponse, unsentMessagesResponseSchema } from '@alltalent/shared/contracts';
import { ADMINISTRATOR, openOffice } from '../../../test/support/office/open-office';
import { describeSites } from '../../../test/support/test-site';
import { AuditEntryEntity } from '../../kernel/audit/audit-entry.entity';
import { OutboxService } from '../../kernel/outbox/outbox.service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeSites('Messages that did not go out, in the office', (site) => {
  const office = () => openOffice(site(), ADMINISTRATOR);
  const mail = (subject = 'Your booking', to = 'ritu.khanna@example.com') =>
    ({ channel: 'mail', to, subject, text: 'Hello', html: '<p>Hello</p>' }) as const;
  /** Stores a message and moves it to a state, as the queue would; returns its id. */
  const stored = async (state: string, message: Parameters<OutboxService['enqueue']>[0] = mail(), lifetimeMs = DAY_MS) => {
    const id = await site().app.get(OutboxService, { strict: false }).enqueue(message, { lifetimeMs });
    const failure = state === 'failed' ? 'refused' : '';
    await site().dataSource.query('UPDATE outbox_message SET state = ?, failure = ?, tries = 3 WHERE id = ?', [state, failure, id]);
    return id;
  };
  const list = async (query = ''): Promise<UnsentMessagesResponse> =>
    unsentMessagesResponseSchema.validate((await (await office()).get(`${ENDPOINTS.unsentMessages.path}${query}`)).json(), {
      strict: true,
    });
  const send = async (input: object) => (await office()).post(ENDPOINTS.sendMessagesAgain.path, input);
  const drop = async (input: object) => (await office()).post(ENDPOINTS.dropMessages.path, { reason: 'Sent by hand', ...input });
  const stateOf = async (id: number) => {
    const [row] = await site().dataSource.query('SELECT state, sealed FROM outbox_message WHERE id = ?', [id]);
    return [row.state, row.sealed === ''];
  };
  const newest = () =>
    site()
      .dataSource.getRepository(AuditEntryEntity)
      .findOne({ where: {}, order: { id: 'DESC' } });
  beforeEach(async () => {
    await office();
    await site().dataSource.query('DELETE FROM outbox_message');
  });

  test('OFF-01 SEC-44 are listed by state with a masked recipient and no code, and without those that were sent', async () => {
    await stored('sent');
    const failed = await stored('failed', mail('482913 is your All Talent login code'));
    const held = await stored('held', { channel: 'sms', to: '+919876543210', text: 'Hello' });
    const page = await list();
    expect(page).toMatchObject({ failed: 1, held: 1, next: '' });
    expect(page.data).toMatchObject([
      { id: failed, channel: 'mail', to: 'r***@example.com', subject: '•••• is your All Talent login code', failure: 'refused', tries: 3 },
    ]);
    expect((await list('?state=held')).data).toMatchObject([{ id: held, channel: 'sms', to: '******10', subject: '', failure: '' }]);
    expect(JSON.stringify(page)).not.toContain('482913');
  });

  test('OFF-01 chosen ones are sent again, with an entry in the audit trail; what was given up is of use for another day', async () => {
    const [failed, held, other] = [await stored('failed'), await stored('held'), await stored('held')];
    site().clock.pass((DAY_MS + HOUR_MS) / 1000);
    const { data } = await list();
    expect(data[0]).toMatchObject({ can_be_sent: true });
    expect((await send({ ids: [failed, held] })).json()).toEqual({ status: 200, moved: 2 });
    expect([await stateOf(failed), await stateOf(held), await stateOf(other)]).toEqual([
      ['waiting', false],
      ['waiting', false],
      ['held', false],
    ]);
    const [row] = await site().dataSource.query('SELECT due_at, expires_at FROM outbox_message WHERE id = ?', [failed]);
    expect(Number(row.expires_at) - Number(row.due_at)).toBe(DAY_MS);
    expect(await newest()).toMatchObject({
      actor: 'u_demo_nikhil',
      action: 'release-messages',
      subject: 'outbox',
      detail: `2 of messages ${failed}, ${held}`,
    });
    expect((await send({ ids: [failed, held] })).json()).toEqual({ status: 200, moved: 0 });
  });

  test('OFF-01 SEC-44 a message with a code is not sent again once it is of no use', async () => {
    const id = await stored('failed', mail('482913 is your code'), 10 * 60_000);
    expect((await list()).data).toMatchObject([{ can_be_sent: true }]);
    site().clock.pass(10 * 60 + 1);
    expect((await list()).data).toMatchObject([{ can_be_sent: false }]);
    expect((await send({ ids: [id] })).json()).toEqual({ status: 200, moved: 0 });
    expect(await stateOf(id)).toEqual(['failed', false]);
  });

  test('OFF-01 dropped ones are gone from the list, with their text; every held one can be moved at once', async () => {
    const [failed, held, other] = [await stored('failed'), await stored('held'), await stored('held')];
    expect((await drop({ ids: [failed, held] })).json()).toEqual({ status: 200, moved: 2 });
    expect([await stateOf(failed), await stateOf(held)]).toEqual([
      ['dropped', true],
      ['dropped', true],
    ]);
    expect(await site().app.get(OutboxService, { strict: false }).deliveryOf(failed)).toBe('failed');
    expect(await newest()).toMatchObject({ action: 'drop-messages', detail: `2 of messages ${failed}, ${held}: Sent by hand` });
    expect((await send({ is_every_held: true })).json()).toEqual({ status: 200, moved: 1 });
    expect(await stateOf(other)).toEqual(['waiting', false]);
    expect(await newest()).toMatchObject({ action: 'release-messages', detail: '1 of every held message' });
    const last = await stored('held');
    expect((await drop({ is_every_held: true })).json()).toEqual({ status: 200, moved: 1 });
    expect(await stateOf(last)).toEqual(['dropped', true]);
    expect(await list('?state=held')).toMatchObject({ data: [], failed: 0, held: 0 });
  });

  test('OFF-01 a message that was sent meanwhile is neither sent again nor dropped', async () => {
    const id = await stored('sent');
    expect((await send({ ids: [id] })).json()).toMatchObject({ moved: 0 });
    expect((await drop({ ids: [id] })).json()).toMatchObject({ moved: 0 });
    expect(await stateOf(id)).toEqual(['sent', false]);
  });

  test('API-04 nothing chosen, both choices, too many and a missing reason are refused', async () => {
    for (const input of [
      {},
      { ids: [] },
      { ids: [1], is_every_held: true },
      { ids: Array.from({ length: 51 }, (_, index) => index + 1) },
    ]) {
      expect([input, (await send(input)).statusCode]).toEqual([input, 400]);
      expect([input, (await drop(input)).statusCode]).toEqual([input, 400]);
    }
    expect((await drop({ ids: [1], reason: ' ' })).json().fields).toHaveProperty('reason');
  });

  test('OFF-01 a longer list comes in pages, those that were due first at the top', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 51; count += 1) ids.push(await stored('failed'));
    const first = await list();
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(first.next).toMatch(new RegExp(`^\\d+\\.${ids[49]}$`, 'u'));
    const second = await list(`?after=${first.next}`);
    for (const bad of ['x', '1', '1.x', '1.1.1'])
      expect((await (await office()).get(`${ENDPOINTS.unsentMessages.path}?after=${bad}`)).statusCode).toBe(400);
    expect([second.data.map(({ id }) => id), second.next]).toEqual([ids.slice(50), '']);
  });
});
