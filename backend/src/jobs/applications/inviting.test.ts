import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';
import { UserBlocksService } from '../../auth';
import { ApplicationLimitsService } from './application-limits.service';
import {
  applicants,
  applied,
  apply,
  ASHA,
  DEV,
  deleteActivity,
  good,
  invite,
  MEHER,
  openCasting,
  options,
  own,
  talentIdOf,
  notificationsOf,
} from '../../../test/support/jobs/applications/casting';

describeSites('Inviting a talent', (site) => {
  beforeEach(() => deleteActivity(site()));

  const decline = async (email: string, id: number) => (await signedIn(site(), email)).post(ENDPOINTS.declineInvitation.path, { id });

  test('HIR-02 a block that comes while an invitation is sent refuses it', async () => {
    const casting = await openCasting(site());
    const limits = site().app.get(ApplicationLimitsService);
    const count = limits.invite.bind(limits);
    jest.spyOn(limits, 'invite').mockImplementationOnce(async (...counted) => {
      await site().app.get(UserBlocksService).block(ASHA.id, casting.client.userId, 'A client');
      return count(...counted);
    });
    expect((await invite(casting, await talentIdOf(site(), ASHA.id))).json()).toMatchObject({ status: 403, code: 'MESSAGES_BLOCKED' });
    expect(await site().dataSource.query('SELECT id FROM job_invitation')).toEqual([]);
    await site().dataSource.query('DELETE FROM user_block');
  });

  test('an invitation reaches the talent once and leads to the call; applying answers it', async () => {
    const casting = await openCasting(site());
    const talentId = await talentIdOf(site(), ASHA.id);
    good(await invite(casting, talentId));
    expect(await notificationsOf(site(), ASHA.id)).toMatchObject([
      {
        group: 'invites',
        title: 'Mogra Pictures invites you',
        text: expect.stringContaining('Come and read.'),
        path: `/jobs/${casting.jobId}-${casting.slug}`,
      },
    ]);
    const browser = await signedIn(site(), ASHA.email);
    expect((await own(browser)).invitations).toMatchObject([{ role: 'The aunt', message: 'Come and read.', state: 'open' }]);
    const forTalent = async () => (await browser.get(`/api/jobs/${casting.jobId}/for-talent`)).json().data.invited_role_ids;
    expect(await forTalent()).toEqual([casting.roleIds[0]]);
    good(await apply(browser, casting.roleIds[0]));
    expect([(await own(browser)).invitations[0]?.state, await forTalent()]).toEqual(['applied', []]);
    expect((await applicants(casting)).invitations).toMatchObject([{ state: 'applied', talent: { id: talentId, name: 'Asha Rao' } }]);
  });

  test('anyone who chooses sees where the talent stands with every open role of theirs', async () => {
    const casting = await openCasting(site());
    const talentId = await talentIdOf(site(), MEHER.id);
    await applied(site(), casting, MEHER.email);
    good(await invite(casting, talentId, { role_id: casting.roleIds[1] }));
    const { talent, jobs } = await options(casting, talentId);
    expect(talent).toMatchObject({ id: talentId, name: 'Meher Kaul' });
    expect(jobs.find(({ id }) => id === casting.jobId)?.roles).toEqual([
      { id: casting.roleIds[0], name: 'The aunt', is_invited: false, has_applied: true },
      { id: casting.roleIds[1], name: 'The rider', is_invited: true, has_applied: false },
    ]);
    expect((await invite(casting, talentId)).json()).toMatchObject({ status: 422, code: 'INVITE_REFUSED' });
    expect((await invite(casting, talentId, { role_id: casting.roleIds[1] })).json()).toMatchObject({
      status: 409,
      code: 'ALREADY_INVITED',
    });
  });

  test('REL-17 ten clicks at once make one invitation and one notice, and only that one counts', async () => {
    const casting = await openCasting(site());
    const talentId = await talentIdOf(site(), ASHA.id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => invite(casting, talentId)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await notificationsOf(site(), ASHA.id)).toHaveLength(1);
    const [{ total }] = await site().dataSource.query("SELECT COUNT(*) AS total FROM rate_hit WHERE bucket LIKE 'invite:%'");
    expect(Number(total)).toBe(1);
    const key = { 'idempotency-key': randomUUID() };
    const again = { role_id: casting.roleIds[1], talent_id: talentId, message: '' };
    const send = () => casting.client.browser.post(ENDPOINTS.inviteTalent.path, again, key);
    expect(good(await send())).toEqual(good(await send()));
    expect(await notificationsOf(site(), ASHA.id)).toHaveLength(2);
  });

  test('a no reaches the client once, and a change of mind is an application', async () => {
    const casting = await openCasting(site());
    good(await invite(casting, await talentIdOf(site(), ASHA.id)));
    await site().dataSource.query('DELETE FROM notification');
    const browser = await signedIn(site(), ASHA.email);
    const id = (await own(browser)).invitations[0]?.id ?? 0;
    const responses = await Promise.all(Array.from({ length: 5 }, () => browser.post(ENDPOINTS.declineInvitation.path, { id })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await notificationsOf(site(), casting.client.userId)).toMatchObject([
      { group: 'invites', title: 'Asha Rao declined your invitation' },
    ]);
    good(await apply(browser, casting.roleIds[0]));
    expect((await own(browser)).invitations[0]?.state).toBe('applied');
  });

  test('SEC-43 a minor, a hidden or private profile, and one nobody answers for cannot be invited, nor shown', async () => {
    const casting = await openCasting(site());
    const talentId = await talentIdOf(site(), ASHA.id);
    const { slug } = (await site().dataSource.query('SELECT slug FROM user_account WHERE id = ?', [ASHA.id]))[0];
    const talents = new TalentWriterRepository(site().dataSource);
    const before = await talents.findRecord(slug);
    if (!before) throw new Error('The profile is there.');
    const refused = { status: 422, code: 'INVITE_REFUSED' };
    for (const changes of [{ bornOn: '2012-01-01' }, { status: 1 }, { status: 1, isPrivate: true }, { status: 3 }, { status: 4 }]) {
      await talents.changeTalent(slug, () => ({ ...before, ...changes }), new Date(site().clock.now()));
      expect((await invite(casting, talentId)).json()).toMatchObject(refused);
      expect((await casting.client.browser.get(`${ENDPOINTS.inviteOptions.path}?talent=${talentId}`)).statusCode).toBe(404);
    }
    await talents.changeTalent(slug, () => before, new Date(site().clock.now()));
    const [{ id: nobodys }] = await site().dataSource.query(
      'SELECT id FROM talent WHERE status = 2 AND slug NOT IN (SELECT slug FROM user_account) ORDER BY id LIMIT 1',
    );
    expect((await invite(casting, nobodys)).json()).toMatchObject(refused);
    expect(await site().dataSource.query('SELECT id FROM job_invitation')).toEqual([]);
  });

  test('HIR-08 nobody invites themselves', async () => {
    const casting = await openCasting(site());
    await site().dataSource.query('UPDATE job SET owner_id = ? WHERE id = ?', [DEV.id, casting.jobId]);
    const dev = { ...casting, client: { ...casting.client, browser: await signedIn(site(), DEV.email) } };
    const response = await invite(dev, await talentIdOf(site(), DEV.id));
    expect(response.json()).toMatchObject({ status: 422, code: 'INVITE_REFUSED', detail: 'This is your own profile.' });
    expect(await site().dataSource.query('SELECT id FROM job_invitation WHERE user_id = ?', [DEV.id])).toEqual([]);
  });

  test('SEC-27 only for an own open job, and only anyone who was invited can decline', async () => {
    const [casting, other] = [await openCasting(site()), await openCasting(site())];
    const talentId = await talentIdOf(site(), ASHA.id);
    expect((await invite(casting, talentId, { role_id: other.roleIds[0] })).statusCode).toBe(404);
    good(await invite(casting, talentId));
    const id = (await own(await signedIn(site(), ASHA.email))).invitations[0]?.id ?? 0;
    expect((await decline(MEHER.email, id)).statusCode).toBe(404);
    await site().dataSource.query("UPDATE job SET closes_on = '2026-11-01' WHERE id = ?", [casting.jobId]);
    expect((await invite(casting, talentId, { role_id: casting.roleIds[1] })).json()).toMatchObject({ status: 422, code: 'JOB_CLOSED' });
    expect((await options(casting, talentId)).jobs.map((job) => job.id)).not.toContain(casting.jobId);
  });

  test('a message with contact data is refused in its field, and anyone who invites without end waits', async () => {
    const casting = await openCasting(site());
    const talentId = await talentIdOf(site(), ASHA.id);
    expect((await invite(casting, talentId, { message: 'Call +91 98765 43210' })).json().fields).toHaveProperty('message');
    good(await invite(casting, talentId));
    const limited = [];
    for (let sent = 1; sent < 41; sent += 1) {
      await site().dataSource.query('DELETE FROM job_invitation');
      limited.push((await invite(casting, talentId)).statusCode);
    }
    expect(limited).toEqual([...Array.from({ length: 39 }, () => 200), 429]);
  });
});
