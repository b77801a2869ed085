import { ENDPOINTS } from '@alltalent/shared/contracts';
import { seedAll } from '../../../seeds';
import { messagesTo } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import {
  COMPLETE,
  newTalent,
  ownProfile,
  publishedTalent,
  putPhoto,
  read,
  save,
  staff,
  submit,
} from '../../../test/support/profiles/own-profiles';

describeSites('Decisions about profiles', (site) => {
  const query = <Row>(sql: string, values: readonly unknown[] = []) => site().dataSource.query<Row[]>(sql, [...values]);
  const newest = async () => (await query<object>('SELECT actor, action, subject, detail FROM audit_entry ORDER BY id DESC LIMIT 1'))[0];
  const statusOf = async (slug: string) => (await (await site().browse()).get(`/api/talent-profile/${slug}`)).statusCode;
  const waiting = async () => {
    const newcomer = await newTalent(site());
    await putPhoto(site(), newcomer.userId);
    ownProfile(await save(newcomer.browser, COMPLETE));
    ownProfile(await submit(newcomer.browser));
    return newcomer;
  };
  const waitingWithTwo = async () => {
    const newcomer = await newTalent(site());
    const [removed, cut] = [await putPhoto(site(), newcomer.userId), await putPhoto(site(), newcomer.userId, 1)];
    ownProfile(await save(newcomer.browser, COMPLETE));
    ownProfile(await submit(newcomer.browser));
    return { ...newcomer, removed, cut };
  };

  test('two approvals at once publish once, and the other is told so', async () => {
    const { email, userId, browser } = await waiting();
    const before = await query('SELECT id FROM talent');
    const outcomes = await Promise.allSettled([staff(site(), 'approve-profile', email), staff(site(), 'approve-profile', email)]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    expect(refused).toEqual([`DomainError: What ${userId} submitted is approved already.`]);
    expect(await query('SELECT id FROM talent')).toHaveLength(before.length + 1);
    expect(await query("SELECT id FROM audit_entry WHERE action = 'approve-profile' AND subject = ?", [userId])).toHaveLength(1);
    expect(await statusOf((await read(browser)).slug)).toBe(200);
  });

  test('newcomers approved at once have numbers and addresses of their own, and are counted', async () => {
    const newcomers = [await waiting(), await waiting(), await waiting(), await waiting()];
    const counted = async () =>
      Number((await query<{ total: number }>("SELECT total FROM talent_counter WHERE scope = 'listed'"))[0]?.total);
    const before = await counted();
    await Promise.all(newcomers.map(({ email }) => staff(site(), 'approve-profile', email)));
    const slugs = await Promise.all(newcomers.map(async ({ browser }) => (await read(browser)).slug));
    expect(new Set(slugs).size).toBe(4);
    for (const slug of slugs) expect(await statusOf(slug)).toBe(200);
    expect(await counted()).toBe(before + 4);
  });

  test('demo data that is written again leaves approved profiles alone, and premium follows the account', async () => {
    const { browser, email, userId } = await waiting();
    await query('UPDATE user_account SET has_premium = 1 WHERE id = ?', [userId]);
    await staff(site(), 'approve-profile', email);
    await query('DELETE FROM seed_state');
    await query("UPDATE talent SET headline = 'Not as seeded' WHERE id = 2");
    const { assetBase } = site().config;
    await seedAll(site().dataSource, { talents: 60, assetBase, log: () => undefined, now: new Date(site().clock.now()) });
    const response = await (await site().browse()).get(`/api/talent-profile/${(await read(browser)).slug}`);
    expect(response.json().data).toMatchObject({ display_name: 'Ila Sundaram', is_premium: 1 });
    expect(await query("SELECT id FROM talent WHERE headline = 'Not as seeded'")).toEqual([]);
  });

  test('a submission that is sent twice is one, also when staff decided meanwhile', async () => {
    const { browser, email } = await waiting();
    const { revision } = await read(browser);
    const [{ at } = { at: 0 }] = await query<{ at: number }>('SELECT MAX(submitted_at) AS at FROM profile');
    site().clock.pass(60);
    const again = () => browser.post(ENDPOINTS.submitProfile.path, { revision });
    expect(ownProfile(await again())).toMatchObject({ revision, state: 'pending' });
    expect(await query('SELECT MAX(submitted_at) AS at FROM profile')).toEqual([{ at }]);
    await staff(site(), 'approve-profile', email);
    expect(ownProfile(await again())).toMatchObject({ revision, state: 'approved' });
    ownProfile(await save(browser, { skills: { skills: ['Tap'], languages: [] } }));
    expect((await again()).json()).toMatchObject({ status: 409, code: 'REVISION_STALE' });
  });

  test('ROLE-02 staff see who waits and what they say, beside what stands on the site; both is written down', async () => {
    const { email, browser, userId } = await publishedTalent(site());
    const photo = await putPhoto(site(), userId, 1);
    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, headline: 'A new\u0085line' }, credits: { credits: [] } }));
    ownProfile(await submit(browser));
    const table = await staff(site(), 'profiles', '--by', 'nikhil.bose@example.com');
    expect(table).toMatch(new RegExp(`IST +${userId} +${email} +Ila Sundaram +Actor +Mumbai +2 +change`, 'u'));
    expect(await newest()).toMatchObject({ actor: 'u_demo_nikhil', action: 'list-profiles' });
    const text = await staff(site(), 'profiles', '--of', email);
    expect(text).toMatch(/headline +A new line +Stage actor who falls well/u);
    expect(text).toMatch(/credit 1 +\(taken out\) +2024 \/ The Ferry/u);
    expect(text).toMatch(new RegExp(`photo 2 +\\S+/photos/\\S+/${photo}/\\S+ +In a red sari`, 'u'));
    expect(await newest()).toMatchObject({ action: 'read-profile', subject: userId });
    await staff(site(), 'ask-profile-changes', email, '--reason', 'Too short');
    expect(await newest()).toMatchObject({ action: 'ask-profile-changes', subject: userId, detail: 'Too short' });
    expect(await staff(site(), 'profiles', '--of', 'ritu.khanna@example.com')).toContain('has submitted nothing');
  });

  test('SEC-23 the profile of a suspended account is approved by nobody, and that of a terminated one never comes back', async () => {
    const { email, browser, userId, slug } = await publishedTalent(site());
    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, headline: 'Another line' } }));
    ownProfile(await submit(browser));
    await staff(site(), 'suspend', email, '--reason', 'x');
    expect([await statusOf(slug), (await browser.get(ENDPOINTS.ownProfile.path)).statusCode]).toEqual([404, 401]);
    await expect(staff(site(), 'approve-profile', email)).rejects.toThrow(`${userId} is suspended`);
    await staff(site(), 'restore', email);
    expect(await statusOf(slug)).toBe(200);
    await staff(site(), 'terminate', email, '--reason', 'x');
    await expect(staff(site(), 'approve-profile', email)).rejects.toThrow(`${userId} is terminated`);
    expect(await statusOf(slug)).toBe(404);
  });

  test('ROLE-02 a profile that staff removed comes back when they approve what was submitted since', async () => {
    const { email, browser, slug } = await publishedTalent(site());
    await staff(site(), 'remove-content', slug, '--reason', 'Pictures of somebody else');
    const { content } = await read(browser);
    ownProfile(await save(browser, { privacy: { ...content.privacy, hide_last_name: true } }));
    const removed = (await read(browser)).slug;
    expect(await statusOf(removed)).toBe(404);
    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, headline: 'Only me' } }));
    ownProfile(await submit(browser));
    expect(await statusOf(removed)).toBe(404);
    await staff(site(), 'approve-profile', email);
    expect(await statusOf(removed)).toBe(200);
  });

  test('a photo that was removed after the submission is not published; one that was cut since is, as submitted', async () => {
    const { email, browser, userId, removed, cut } = await waitingWithTwo();
    await query('DELETE FROM profile_photo WHERE name = ?', [removed]);
    await query('UPDATE profile_photo SET name = ? WHERE name = ?', ['c'.repeat(32), cut]);
    await staff(site(), 'approve-profile', email);
    const photos = (await new TalentWriterRepository(site().dataSource).findRecord((await read(browser)).slug))?.published?.photos;
    expect(photos).toEqual([{ name: cut, alt: 'In a red sari' }]);
    const [row] = await query<{ approved: string }>('SELECT approved FROM profile WHERE user_id = ?', [userId]);
    expect(row?.approved).not.toContain(removed);
  });

  test('a profile all of whose photos were removed after the submission is not approved', async () => {
    const { email, userId } = await waitingWithTwo();
    await query('DELETE FROM profile_photo WHERE user_id = ?', [userId]);
    await expect(staff(site(), 'approve-profile', email)).rejects.toThrow(`${userId} has removed every photo since the submission`);
  });

  test('each decision is notified by the bell and by one mail', async () => {
    const { email, browser, userId } = await waiting();
    const told = async () =>
      (await browser.get(ENDPOINTS.notifications.path))
        .json()
        .data.map((notice: Record<string, unknown>) => [notice['title'], notice['path']]);
    const mails = async () =>
      (await messagesTo(site(), email)).filter(({ subject }) => subject.includes('profile') && !subject.includes('in review')).length;
    await staff(site(), 'ask-profile-changes', email, '--reason', 'Too short');
    expect([await told(), await mails()]).toEqual([[['Please change something in your profile', '/talent/profile-settings']], 1]);
    site().clock.pass(60);
    ownProfile(await save(browser, { skills: { skills: ['Tap'], languages: [] } }));
    ownProfile(await submit(browser));
    await staff(site(), 'approve-profile', email);
    const { slug } = await read(browser);
    expect([(await told())[0], await mails()]).toEqual([['Your profile was approved', `/${slug}`], 2]);
    expect(await query("SELECT mail_state FROM notification WHERE user_id = ? AND mail_state <> 'none'", [userId])).toEqual([]);
  });
});
