import { signedIn } from '../../../test/support/log-in';
import { makeMember, offerPlans } from '../../../test/support/membership/unlocked-plans';
import { describeSite } from '../../../test/support/test-site';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';
import { COMPLETE, newTalent, ownProfile, putPhoto, save, staff, submit } from '../../../test/support/profiles/own-profiles';
import { applicants, apply, ASHA, DEV, deleteActivity, good, MEHER, openCasting } from '../../../test/support/jobs/applications/casting';

describeSite('What stands before an application', (site) => {
  beforeEach(() => deleteActivity(site()));

  test('SEC-43 nobody under eighteen, and nobody whose profile is off the site, applies', async () => {
    const { jobId, roleIds } = await openCasting(site());
    const browser = await signedIn(site(), ASHA.email);
    const gate = async () => good<{ data: { gate: string } }>(await browser.get(`/api/jobs/${jobId}/for-talent`)).data.gate;
    const { slug } = (await site().dataSource.query('SELECT slug FROM user_account WHERE id = ?', [ASHA.id]))[0];
    const talents = new TalentWriterRepository(site().dataSource);
    const before = await talents.findRecord(slug);
    if (!before) throw new Error('The profile is there.');
    const change = (changes: object) => talents.changeTalent(slug, () => ({ ...before, ...changes }), new Date(site().clock.now()));
    for (const changes of [{ bornOn: '2012-01-01' }, { status: 3 }, { status: 4 }, { status: 1, isPrivate: false }]) {
      await change(changes);
      expect([changes, await gate()]).toEqual([changes, 'profile']);
      expect((await apply(browser, roleIds[0])).json()).toMatchObject({ status: 403, code: 'APPLY_BARRED' });
    }
    await change({ status: 1, isPrivate: true });
    expect(await gate()).toBe('open');
    good(await apply(browser, roleIds[0]));
    await change({});
  });

  test('anyone who is in review for the first time cannot apply; anyone who has changes in review can, and the client sees what was approved', async () => {
    const casting = await openCasting(site());
    const { jobId, roleIds } = casting;
    const { browser, email, userId } = await newTalent(site());
    const state = async () =>
      good<{ data: { gate: string; profile_in_review: boolean } }>(await browser.get(`/api/jobs/${jobId}/for-talent`)).data;
    await putPhoto(site(), userId);
    ownProfile(await save(browser, COMPLETE));
    expect(await state()).toMatchObject({ gate: 'profile', profile_in_review: false });
    ownProfile(await submit(browser));
    expect(await state()).toMatchObject({ gate: 'profile', profile_in_review: true });
    expect((await apply(browser, roleIds[0])).json()).toMatchObject({ status: 403, code: 'APPLY_BARRED' });

    await staff(site(), 'approve-profile', email);
    expect(await state()).toMatchObject({ gate: 'open', profile_in_review: false });
    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, headline: 'Not read yet' } }));
    ownProfile(await submit(browser));
    expect(await state()).toMatchObject({ gate: 'open', profile_in_review: true });
    good(await apply(browser, roleIds[0]));
    const seen = async () => (await applicants(casting)).data[0]?.talent.headline;
    expect(await seen()).toBe(COMPLETE.basics.headline);
    await staff(site(), 'approve-profile', email);
    expect(await seen()).toBe('Not read yet');
  });

  test('a job takes applications until the end of its last day in India', async () => {
    const casting = await openCasting(site());
    const browser = await signedIn(site(), ASHA.email);
    const gateOf = async (talent = browser) =>
      good<{ data: { gate: string } }>(await talent.get(`/api/jobs/${casting.jobId}-${casting.slug}/for-talent`)).data.gate;
    const lastDay = (day: string) => site().dataSource.query('UPDATE job SET closes_on = ? WHERE id = ?', [day, casting.jobId]);
    const today = new Date(site().clock.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
    await lastDay('2026-11-01');
    expect(await gateOf()).toBe('closed');
    expect((await apply(browser, casting.roleIds[0])).json()).toMatchObject({ status: 422, code: 'JOB_CLOSED' });
    await lastDay(today);
    expect(await gateOf()).toBe('open');
  });

  test('HIR-08 nobody applies for a job of their own', async () => {
    const casting = await openCasting(site());
    const both = await signedIn(site(), DEV.email);
    const gateOf = async () =>
      good<{ data: { gate: string } }>(await both.get(`/api/jobs/${casting.jobId}-${casting.slug}/for-talent`)).data.gate;
    expect(await gateOf()).toBe('open');
    await site().dataSource.query('UPDATE job SET owner_id = ? WHERE id = ?', [DEV.id, casting.jobId]);
    expect(await gateOf()).toBe('closed');
    const response = await apply(both, casting.roleIds[0]);
    expect(response.json()).toMatchObject({ status: 422, code: 'JOB_CLOSED', detail: 'This is your own job.' });
    expect(
      await site().dataSource.query('SELECT id FROM job_application WHERE user_id = ? AND job_id = ?', [DEV.id, casting.jobId]),
    ).toEqual([]);
  });

  test('drafts and what is no job are not found', async () => {
    const { jobId, roleIds } = await openCasting(site());
    await site().dataSource.query("UPDATE job SET state = 'draft' WHERE id = ?", [jobId]);
    const browser = await signedIn(site(), ASHA.email);
    expect((await apply(browser, roleIds[0])).statusCode).toBe(404);
    expect((await apply(browser, 2_000_000_000)).statusCode).toBe(404);
    for (const key of [jobId, 2_000_000_000]) expect((await browser.get(`/api/jobs/${key}/for-talent`)).statusCode).toBe(404);
  });

  test('nobody applies to a client whose account is suspended', async () => {
    const { jobId, roleIds, client } = await openCasting(site());
    const browser = await signedIn(site(), ASHA.email);
    const setStatus = (status: string) =>
      site().dataSource.query('UPDATE user_account SET status = ? WHERE id = ?', [status, client.userId]);
    await setStatus('suspended');
    expect((await browser.get(`/api/jobs/${jobId}/for-talent`)).json().data.gate).toBe('closed');
    expect((await apply(browser, roleIds[0])).json()).toMatchObject({ status: 422, code: 'JOB_CLOSED' });
    await setStatus('active');
    good(await apply(browser, roleIds[0]));
  });
});

describeSite(
  'Applying where the site asks for a membership',
  (site) => {
    test('MEM-01 only members apply', async () => {
      offerPlans(site());
      await makeMember(site(), MEHER.id);
      const { jobId, roleIds } = await openCasting(site());
      const [free, member] = [await signedIn(site(), ASHA.email), await signedIn(site(), MEHER.email)];
      const gateOf = async (browser: typeof free) => (await browser.get(`/api/jobs/${jobId}/for-talent`)).json().data.gate;
      expect([await gateOf(free), await gateOf(member)]).toEqual(['membership', 'open']);
      const detail = 'Only members can apply. You can answer invitations without a membership.';
      expect((await apply(free, roleIds[0])).json()).toMatchObject({ status: 403, code: 'APPLY_BARRED', detail });
      good(await apply(member, roleIds[0]));
    });
  },
  { FREE_APPLICATIONS_PER_MONTH: '0' },
);
