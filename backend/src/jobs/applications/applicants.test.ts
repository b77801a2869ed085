import { DECLARATIONS, ENDPOINTS } from '@alltalent/shared/contracts';
import { booked } from '../../../test/support/hiring/offers';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';
import {
  applicant,
  applicants,
  applied,
  apply,
  ASHA,
  type Casting,
  DEV,
  deleteActivity,
  good,
  invite,
  MEHER,
  move,
  openCasting,
  talentIdOf,
} from '../../../test/support/jobs/applications/casting';

describeSites('Applicants of a client', (site) => {
  beforeEach(() => deleteActivity(site()));

  const overview = async ({ client }: Casting) => good<object>(await client.browser.get(ENDPOINTS.clientOverview.path));

  /** Asha for the first role, rated and on the shortlist; Meher for both. */
  async function threeApplications() {
    const casting = await openCasting(site());
    const asha = await applied(site(), casting);
    site().clock.pass(60);
    const meher = await applied(site(), casting, MEHER.email);
    site().clock.pass(60);
    good(await apply(meher.browser, casting.roleIds[1]));
    good(await move(casting, [asha.id], 'shortlisted'));
    good(await casting.client.browser.post(ENDPOINTS.noteApplication.path, { id: asha.id, rating: 5 }));
    return { casting, asha, meher };
  }

  test('applications are counted by stage, filtered by role and stage, and sorted', async () => {
    const { casting, asha, meher } = await threeApplications();
    const names = async (query: string) => (await applicants(casting, query)).data.map(({ talent, role }) => `${talent.name}, ${role}`);
    const all = await applicants(casting);
    await DECLARATIONS.applicants.output?.validate(all, { strict: true });
    expect(all).toMatchObject({ counts: { all: 3, sent: 2, shortlisted: 1, withdrawn: 0 }, total: 3, page: 1, pages: 1 });
    expect(all.job).toMatchObject({ id: casting.jobId, state: 'open', roles: [{ name: 'The aunt' }, { name: 'The rider' }] });
    expect(await names('&sort=newest')).toEqual(['Meher Kaul, The rider', 'Meher Kaul, The aunt', 'Asha Rao, The aunt']);
    expect(await names('&sort=rating')).toEqual(['Asha Rao, The aunt', 'Meher Kaul, The rider', 'Meher Kaul, The aunt']);
    expect(await names(`&sort=newest&role=${casting.roleIds[0]}`)).toEqual(['Meher Kaul, The aunt', 'Asha Rao, The aunt']);
    expect(await names('&stage=shortlisted')).toEqual(['Asha Rao, The aunt']);
    expect((await applicants(casting, '&role=&stage=sent')).total).toBe(2);
    expect((await applicants(casting, `&role=${casting.roleIds[1]}`)).counts).toMatchObject({ all: 1, sent: 1, shortlisted: 0 });
    for (const [id, met] of [
      [asha.id, 1],
      [meher.id, 3],
    ] as const)
      await site().dataSource.query('UPDATE job_application SET match_met = ?, match_of = 4 WHERE id = ?', [met, id]);
    await site().dataSource.query('UPDATE job_application SET match_met = 2, match_of = 2 WHERE role_id = ?', [casting.roleIds[1]]);
    expect(await names('')).toEqual(['Meher Kaul, The rider', 'Meher Kaul, The aunt', 'Asha Rao, The aunt']);
    expect((await applicants(casting, '&page=2')).data).toEqual([]);
  });

  test('what was taken back is shown only to anyone who asks for it', async () => {
    const { casting, meher } = await threeApplications();
    good(await meher.browser.post(ENDPOINTS.withdrawApplication.path, { id: meher.id }));
    expect(await applicants(casting)).toMatchObject({ counts: { all: 2, withdrawn: 1 }, total: 2 });
    expect((await applicants(casting, '&stage=withdrawn')).data).toMatchObject([{ id: meher.id, stage: 'withdrawn' }]);
  });

  test('SEC-27 another client’s job is not found by anyone, and nothing tells how to reach anybody', async () => {
    const { casting } = await threeApplications();
    const other = await openCasting(site());
    const dev = await signedIn(site(), DEV.email);
    for (const browser of [other.client.browser, dev]) {
      for (const id of [casting.jobId, 2_000_000_000]) {
        const response = await browser.get(`${ENDPOINTS.applicants.path}?job=${id}`);
        expect(response.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      }
    }
    for (const bad of ['', '?job=0', '?job=x', `?job=${casting.jobId}&sort=name`, `?job=${casting.jobId}&page=0`])
      expect((await casting.client.browser.get(`${ENDPOINTS.applicants.path}${bad}`)).statusCode).toBe(400);
    const body = JSON.stringify([await applicants(casting), await overview(casting), await overview(other)]);
    expect(body).not.toMatch(/@|u_demo|user_id|98\d{8}/u);
  });

  test('ROLE-01 SEC-29 the talent’s side is for talent, the client’s for clients', async () => {
    const { casting } = await threeApplications();
    const [talent, client] = [await signedIn(site(), ASHA.email), casting.client.browser];
    for (const path of [ENDPOINTS.clientOverview.path, `${ENDPOINTS.applicants.path}?job=${casting.jobId}`])
      expect((await talent.get(path)).statusCode).toBe(403);
    expect((await client.get(ENDPOINTS.ownApplications.path)).statusCode).toBe(403);
    expect((await apply(client, casting.roleIds[0])).statusCode).toBe(403);
    expect((await (await site().browse()).get(ENDPOINTS.ownApplications.path)).statusCode).toBe(401);
  });

  test('SEC-43 a private profile is known to the client it turned to; one that is off the site, or a minor’s, is nobody’s any more', async () => {
    const casting = await openCasting(site());
    const { id } = await applied(site(), casting);
    const { slug } = (await site().dataSource.query('SELECT slug FROM user_account WHERE id = ?', [ASHA.id]))[0];
    const talents = new TalentWriterRepository(site().dataSource);
    const before = await talents.findRecord(slug);
    if (!before) throw new Error('The profile is there.');
    const change = (changes: object) => talents.changeTalent(slug, () => ({ ...before, ...changes }), new Date(site().clock.now()));
    await change({ status: 1, isPrivate: true });
    expect((await applicant(casting, id)).talent).toMatchObject({ name: 'Asha Rao', slug, location: expect.stringMatching(/./u) });
    const suspend = (status: string) => site().dataSource.query('UPDATE user_account SET status = ? WHERE id = ?', [status, ASHA.id]);
    const gone = { slug: '', name: 'Profile no longer shown', image: '', location: '', headline: '' };
    await suspend('suspended');
    expect((await applicant(casting, id)).talent).toMatchObject(gone);
    await suspend('active');
    for (const changes of [{ status: 3 }, { status: 4 }, { status: 1 }, { bornOn: '2012-01-01' }]) {
      await change(changes);
      expect(await applicant(casting, id)).toMatchObject({ talent: gone, note: '', answer: '', photos: [] });
      expect(JSON.stringify(await overview(casting))).not.toContain('Asha');
    }
    await change({});
  });

  test('the overview says who is new, what closes, who is booked and who was invited', async () => {
    const { casting, asha } = await threeApplications();
    await site().dataSource.query("UPDATE job SET closes_on = '2026-11-24' WHERE id = ?", [casting.jobId]);
    await booked(casting, asha.browser, asha.id);
    good(await invite(casting, await talentIdOf(site(), DEV.id)));
    const response = await overview(casting);
    await DECLARATIONS.clientOverview.output?.validate(response, { strict: true });
    expect(response).toMatchObject({
      fresh: 2,
      newest: [
        { role: 'The rider', talent: { name: 'Meher Kaul' }, job_id: casting.jobId },
        { role: 'The aunt', talent: { name: 'Meher Kaul' } },
      ],
      closing: [{ id: casting.jobId, closes_on: '2026-11-24' }],
      bookings: [{ id: asha.id, role: 'The aunt', talent: { name: 'Asha Rao' }, job: { id: casting.jobId } }],
      invitations: [{ talent: { name: 'Dev Mehra' }, state: 'open', job: { id: casting.jobId } }],
    });
  });
});
