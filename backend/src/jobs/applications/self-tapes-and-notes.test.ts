import { ENDPOINTS } from '@alltalent/shared/contracts';
import { offered } from '../../../test/support/hiring/offers';
import { describeSite } from '../../../test/support/test-site';
import {
  applicant,
  applied,
  apply,
  ASHA,
  type Casting,
  DEV,
  deleteActivity,
  good,
  move,
  openCasting,
  notificationsOf,
} from '../../../test/support/jobs/applications/casting';

describeSite('What comes with an application', (site) => {
  beforeEach(() => deleteActivity(site()));

  const view = (casting: Casting, id: number) => casting.client.browser.post(ENDPOINTS.viewApplication.path, { id });
  const titlesOf = async (userId: string) => (await notificationsOf(site(), userId)).map(({ title }) => title);

  test('a request for a self-tape is answered with a link, and the client is told of every new one', async () => {
    const casting = await openCasting(site());
    const { id, browser } = await applied(site(), casting);
    const send = (address: string) => browser.post(ENDPOINTS.sendSelfTape.path, { id, address });
    expect((await send('https://youtu.be/abcdefghijk')).json()).toMatchObject({ status: 409, code: 'APPLICATION_SETTLED' });
    good(await move(casting, [id], 'self-tape', { text: 'Two scenes.' }));
    await site().dataSource.query('DELETE FROM notification');
    expect((await send('https://tapes.example/1')).json().fields).toHaveProperty('address');
    for (const address of ['https://youtu.be/abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk&t=3']) good(await send(address));
    expect((await applicant(casting, id)).self_tape?.address).toBe('https://www.youtube.com/watch?v=abcdefghijk');
    good(await send('https://vimeo.com/123456789'));
    expect(await notificationsOf(site(), casting.client.userId)).toMatchObject(
      Array.from({ length: 2 }, () => ({ title: 'Asha Rao sent a self-tape', group: 'applications' })),
    );
    good(await move(casting, [id], 'not-selected'));
    expect((await send('https://vimeo.com/987654321')).statusCode).toBe(409);
  });

  test('what is written with a move is refused in its field: contact data, a day gone by', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    for (const [more, field] of [
      [{ text: 'Write to mogra@example.com' }, 'text'],
      [{ due_on: '2026-11-01' }, 'due_on'],
      [{ due_on: '2026-02-30' }, 'due_on'],
    ] as const) {
      const response = await move(casting, [id], 'self-tape', more);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
    for (const stage of ['sent', 'withdrawn', 'hired']) expect((await move(casting, [id], stage)).statusCode).toBe(400);
    expect((await applicant(casting, id)).stage).toBe('sent');
  });

  test('SEC-28 rating and note are the client’s alone, and nothing else of an application can be set', async () => {
    const casting = await openCasting(site());
    const { id, browser } = await applied(site(), casting);
    const note = (more: object) => casting.client.browser.post(ENDPOINTS.noteApplication.path, { id, ...more });
    good(await note({ rating: 4, client_note: 'Warm voice.', stage: 'booked', user_id: DEV.id, note: 'Mine' }));
    good(await note({ rating: 5 }));
    expect(await applicant(casting, id)).toMatchObject({
      rating: 5,
      client_note: 'Warm voice.',
      stage: 'sent',
      note: 'I make ginger tea.',
    });
    expect((await note({ rating: 6 })).statusCode).toBe(400);
    expect((await browser.get(ENDPOINTS.ownApplications.path)).body).not.toMatch(/Warm voice|rating|client_note/u);
    expect(await titlesOf(ASHA.id)).toEqual([]);
  });

  test('the first answer is remembered from which the client’s rate is made, and looking is none', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    const answeredAt = async () => Number((await site().dataSource.query('SELECT answered_at AS at FROM job_application'))[0].at);
    good(await view(casting, id));
    expect(await answeredAt()).toBe(0);
    good(await move(casting, [id], 'shortlisted'));
    const first = await answeredAt();
    expect(first).toBeGreaterThan(0);
    site().clock.pass(3600);
    await offered(casting, id);
    expect(await answeredAt()).toBe(first);
  });

  test('anyone who changes their mind all day waits, and the client is not told of it for ever', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const statuses = [];
    for (let again = 0; again < 4; again += 1) {
      good(await browser.post(ENDPOINTS.withdrawApplication.path, { id }));
      statuses.push((await apply(browser, casting.roleIds[0])).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
