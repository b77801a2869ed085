import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { offered } from '../../../test/support/hiring/offers';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { UserBlocksService } from '../../auth';
import { ApplicationLimitsService } from './application-limits.service';
import {
  applicants,
  apply,
  applied,
  ASHA,
  DEV,
  deleteActivity,
  good,
  MEHER,
  openCasting,
  own,
  notificationsOf,
} from '../../../test/support/jobs/applications/casting';

describeSites('Applying for a role', (site) => {
  beforeEach(() => deleteActivity(site()));

  test('an application is with its client at once, who is told of it once', async () => {
    const casting = await openCasting(site());
    await site().dataSource.query('DELETE FROM notification');
    const { browser, id } = await applied(site(), casting);
    expect((await own(browser)).data).toMatchObject([
      { id, role: 'The aunt', stage: 'sent', may_withdraw: true, job: { id: casting.jobId, state: 'open' }, history: [{ stage: 'sent' }] },
    ]);
    const { data, counts } = await applicants(casting);
    expect(data).toMatchObject([
      { id, note: 'I make ginger tea.', stage: 'sent', talent: { name: 'Asha Rao', slug: expect.stringMatching(/^asha-rao/u) } },
    ]);
    expect(data[0]?.match.of).toBeGreaterThan(0);
    expect(counts).toMatchObject({ all: 1, sent: 1, viewed: 0 });
    expect(await notificationsOf(site(), casting.client.userId)).toMatchObject([
      {
        group: 'applications',
        title: 'Asha Rao applied',
        path: `/client/dashboard?tab=applicants&job=${casting.jobId}&application=${id}`,
      },
    ]);
  });

  test('HIR-02 a block that comes while an application is sent refuses it', async () => {
    const casting = await openCasting(site());
    const browser = await signedIn(site(), MEHER.email);
    const limits = site().app.get(ApplicationLimitsService);
    const count = limits.apply.bind(limits);
    jest.spyOn(limits, 'apply').mockImplementationOnce(async (...counted) => {
      await site().app.get(UserBlocksService).block(casting.client.userId, MEHER.id, 'A talent');
      return count(...counted);
    });
    expect((await apply(browser, casting.roleIds[0])).json()).toMatchObject({ status: 403, code: 'MESSAGES_BLOCKED' });
    expect(await site().dataSource.query('SELECT id FROM job_application')).toEqual([]);
    await site().dataSource.query('DELETE FROM user_block');
  });

  test('REL-17 twenty clicks at once make one application and one notice', async () => {
    const { client, roleIds } = await openCasting(site());
    const browser = await signedIn(site(), MEHER.email);
    await site().dataSource.query('DELETE FROM notification');
    const responses = await Promise.all(Array.from({ length: 20 }, () => apply(browser, roleIds[0])));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('ALREADY_APPLIED');
    expect(await site().dataSource.query('SELECT user_id FROM job_application')).toEqual([{ user_id: MEHER.id }]);
    expect(await notificationsOf(site(), client.userId)).toHaveLength(1);
  });

  test('REL-17 an application for a role that has one is refused before it is counted', async () => {
    const casting = await openCasting(site());
    const { browser } = await applied(site(), casting);
    const count = jest.spyOn(site().app.get(ApplicationLimitsService), 'apply').mockClear();
    expect((await apply(browser, casting.roleIds[0])).json()).toMatchObject({ status: 409, code: 'ALREADY_APPLIED' });
    expect(count).not.toHaveBeenCalled();
  });

  test('REL-17 sent again with its key it is answered as at first', async () => {
    const { client, roleIds } = await openCasting(site());
    await site().dataSource.query('DELETE FROM notification');
    const browser = await signedIn(site(), ASHA.email);
    const key = { 'idempotency-key': randomUUID() };
    const send = () => browser.post(ENDPOINTS.applyForJob.path, { role_id: roleIds[0], note: '' }, key);
    const first = good(await send());
    expect(good(await send())).toEqual(first);
    expect(await notificationsOf(site(), client.userId)).toHaveLength(1);
  });

  test('REL-14 many talents at once, and the client closing the job meanwhile: everyone who got in has a final answer', async () => {
    const casting = await openCasting(site());
    const browsers = await Promise.all([ASHA, MEHER, DEV].map(({ email }) => signedIn(site(), email)));
    const close = () => casting.client.browser.post(ENDPOINTS.closeJob.path, { id: casting.jobId });
    const [closed, ...responses] = await Promise.all([
      close(),
      ...browsers.flatMap((browser) => casting.roleIds.map((role) => apply(browser, role))),
    ]);
    expect(closed.statusCode).toBe(200);
    const bad = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(bad.map((response) => response.json().code)).toEqual(bad.map(() => 'JOB_CLOSED'));
    const stages = await site().dataSource.query<{ stage: string }[]>('SELECT stage FROM job_application');
    expect(stages).toEqual(Array.from({ length: responses.length - bad.length }, () => ({ stage: 'not-selected' })));
  });

  test('a talent applies once for each role, and again after taking it back', async () => {
    const casting = await openCasting(site());
    await site().dataSource.query('DELETE FROM notification');
    const { browser, id } = await applied(site(), casting);
    expect((await apply(browser, casting.roleIds[0])).json()).toMatchObject({ status: 409, code: 'ALREADY_APPLIED' });
    good(await apply(browser, casting.roleIds[1]));
    good(await browser.post(ENDPOINTS.withdrawApplication.path, { id }));
    const { data } = good(await apply(browser, casting.roleIds[0], { note: 'I can, after all.' }));
    expect(data[0]).toMatchObject({
      id,
      note: 'I can, after all.',
      history: [{ stage: 'sent' }, { stage: 'withdrawn' }, { stage: 'sent' }],
    });
    expect((await notificationsOf(site(), casting.client.userId)).map(({ title }) => title)).toEqual([
      'Asha Rao applied',
      'Asha Rao applied',
      'Asha Rao took the application back',
      'Asha Rao applied',
    ]);
  });

  test('what the application asks is asked in its field: an answer, own pictures, no contact data, a role that is cast', async () => {
    const casting = await openCasting(site(), { question: 'Can you ride?' });
    const browser = await signedIn(site(), ASHA.email);
    const { photos } = good<{ data: { photos: { image: string }[] } }>(await browser.get(`/api/jobs/${casting.jobId}/for-talent`)).data;
    const [role] = casting.roleIds;
    const cases: [object, string][] = [
      [{ answer: '' }, 'answer'],
      [{ answer: 'Yes', note: 'Call 98765 43210, please' }, 'note'],
      [{ answer: 'asha at gmail dot com' }, 'answer'],
      [{ answer: 'Yes', photos: ['/media/posters/somebody-else-0-640.webp'] }, 'photos'],
    ];
    for (const [more, field] of cases) {
      const response = await apply(browser, role, more);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
    await site().dataSource.query('UPDATE job_role SET is_shown = ? WHERE id = ?', [false, role]);
    expect((await apply(browser, role, { answer: 'Yes' })).json().fields).toHaveProperty('role_id');
    const chosen = photos.slice(0, 2).map(({ image }) => image);
    good(await apply(browser, casting.roleIds[1], { answer: 'Yes', photos: chosen }));
    const { data } = await applicants(casting);
    expect(data).toMatchObject([{ answer: 'Yes', photos: chosen.map((image) => ({ image })) }]);
  });

  test('an application can be taken back until an offer stands', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    await offered(casting, id);
    expect((await own(browser)).data[0]?.may_withdraw).toBe(false);
    const response = await browser.post(ENDPOINTS.withdrawApplication.path, { id });
    expect(response.json()).toMatchObject({ status: 409, code: 'APPLICATION_SETTLED' });
  });
});
