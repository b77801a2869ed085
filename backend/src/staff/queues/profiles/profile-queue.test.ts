import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS, OFFICE_PAGE_SIZE, type ReviewedProfile } from '@alltalent/shared/contracts';
import { openOffice, CASTING, ADMINISTRATOR } from '../../../../test/support/office/open-office';
import { decide, item, list, newestEntry, waitingTalent } from '../../../../test/support/office/queues';
import { messagesTo } from '../../../../test/support/log-in';
import { COMPLETE, newTalent, publishedTalent, putPhoto, read, save, submit } from '../../../../test/support/profiles/own-profiles';
import type { TestBrowser } from '../../../../test/support/test-browser';
import { describeSites } from '../../../../test/support/test-site';

describeSites('The queue of profiles', (site) => {
  let office: TestBrowser;
  beforeEach(async () => {
    office = await openOffice(site(), CASTING);
    await site().dataSource.query("UPDATE profile SET state = 'draft' WHERE state = 'pending'");
  });

  const reviewed = async (id: string) => (await item(office, 'queuedProfile', id)).json<{ data: ReviewedProfile }>().data;

  test('ROLE-02 the longest waiting comes first, with marks, and the list is in the audit trail', async () => {
    const first = await waitingTalent(site());
    site().clock.pass(60);
    const changing = await publishedTalent(site());
    await save(changing.browser, { basics: { ...COMPLETE.basics, headline: 'Falls even better' } });
    await submit(changing.browser);
    const { data, total, next } = await list(office, 'profileQueue');
    expect(data.map(({ id, title, marks }) => [id, title, marks])).toEqual([
      [first.userId, 'Ila Sundaram', []],
      [changing.userId, 'Ila Sundaram', ['change']],
    ]);
    expect([total, next]).toEqual([2, '']);
    expect(await newestEntry(site())).toMatchObject({ actor: 'u_demo_farida', action: 'list-profiles' });
  });

  test('pages follow one another without a gap, also among profiles of one moment', async () => {
    const people = OFFICE_PAGE_SIZE + 3;
    const names = Array.from({ length: people }, (_person, index) => `u_many_${String(index).padStart(3, '0')}`);
    const { userId } = await waitingTalent(site());
    const columns = 'revision, reason, content, submitted, approved, decided_at, updated_at';
    for (const name of names)
      await site().dataSource.query(
        `INSERT INTO profile (user_id, state, submitted_at, ${columns}) SELECT ?, 'pending', 1000, ${columns} FROM profile WHERE user_id = ?`,
        [name, userId],
      );
    const one = await list(office, 'profileQueue');
    const two = await list(office, 'profileQueue', one.next);
    expect([one.data.length, one.total, two.next]).toEqual([OFFICE_PAGE_SIZE, people + 1, '']);
    expect([...one.data, ...two.data].map(({ id }) => id)).toEqual([...names, userId]);
    expect((await office.get(`${ENDPOINTS.profileQueue.path}?after=1%20OR%201`)).statusCode).toBe(400);
    await site().dataSource.query("DELETE FROM profile WHERE user_id LIKE 'u_many%'");
  });

  test('ROLE-02 what was sent in is read beside what the site shows, with the account and what staff did before', async () => {
    const talent = await publishedTalent(site());
    await save(talent.browser, { basics: { ...COMPLETE.basics, headline: 'Falls even better' }, recordings: { recordings: [] } });
    await submit(talent.browser);
    const profile = await reviewed(talent.userId);
    const changed = profile.lines.filter(({ before, after }) => before !== after);
    expect(changed).toEqual([
      { label: 'headline', before: 'Stage actor who falls well', after: 'Falls even better' },
      { label: 'recording 1', before: 'Reel https://www.youtube.com/watch?v=abcdefghijk', after: null },
    ]);
    expect(profile.lines).toContainEqual({ label: 'first name', before: 'Ila', after: 'Ila' });
    expect(profile).toMatchObject({ public_path: `/${talent.slug}`, account: { email: talent.email, status: 'active', open_reports: 0 } });
    expect(profile.history.map(({ action }) => action)).toEqual(['approve-profile']);
    expect(Date.parse(profile.due_at) - Date.parse(profile.waiting_since)).toBe(24 * 3600 * 1000);
    expect(await newestEntry(site())).toMatchObject({ action: 'read-profile', subject: talent.userId });
    expect((await item(office, 'queuedProfile', 'u_nobody')).statusCode).toBe(404);
  });

  test('ROLE-02 an approval puts the profile on the site, and its owner gets the mail of the staff command', async () => {
    const talent = await waitingTalent(site());
    expect((await decide(office, 'decideProfile', talent.userId, { decision: 'approve' })).json()).toMatchObject({ status: 200 });
    expect(await read(talent.browser)).toMatchObject({ state: 'approved' });
    expect((await messagesTo(site(), talent.email))[0]).toMatchObject({ subject: 'Your All Talent profile is approved' });
    expect(await newestEntry(site())).toMatchObject({ actor: 'u_demo_farida', action: 'approve-profile', subject: talent.userId });
  });

  test.each([
    ['changes', 'ask-profile-changes', 'Please change something in your All Talent profile'],
    ['reject', 'reject-profile', 'Your All Talent profile was not approved'],
  ] as const)('ROLE-02 a decision of %s gives the profile back with the reason', async (decision, action, subject) => {
    const talent = await waitingTalent(site());
    expect((await decide(office, 'decideProfile', talent.userId, { decision })).statusCode).toBe(400);
    await decide(office, 'decideProfile', talent.userId, { decision, reason: 'The photo shows two people.' });
    expect(await read(talent.browser)).toMatchObject({ state: 'changes', reason: 'The photo shows two people.' });
    const [mail] = await messagesTo(site(), talent.email);
    expect(mail).toMatchObject({ subject, text: expect.stringContaining('The photo shows two people.') });
    expect(await newestEntry(site())).toMatchObject({ action, detail: 'The photo shows two people.' });
    const offered = await office.get(`${ENDPOINTS.officeReasons.path}?queue=profiles`);
    expect(offered.json().data).toContain('The photo shows two people.');
  });

  test('a decision about another version is refused, and says who decided', async () => {
    const talent = await waitingTalent(site());
    const { version } = await reviewed(talent.userId);
    const late = (decision: object) => office.post(ENDPOINTS.decideProfile.path, { id: talent.userId, version, ...decision });
    site().clock.pass(60);
    await save(talent.browser, { basics: { ...COMPLETE.basics, headline: 'Another one' } });
    await submit(talent.browser);
    expect((await late({ decision: 'approve' })).json()).toMatchObject({ status: 409, code: 'REVISION_STALE' });
    const colleague = await openOffice(site(), ADMINISTRATOR);
    await decide(colleague, 'decideProfile', talent.userId, { decision: 'approve' });
    const answer = (await late({ decision: 'changes', reason: 'x' })).json();
    expect(answer).toMatchObject({
      status: 409,
      code: 'REVISION_STALE',
      detail: expect.stringMatching(/^Nikhil Bose approved this: .* IST/u),
    });
    expect(await read(talent.browser)).toMatchObject({ state: 'approved' });
    const again = { id: talent.userId, version: 'another', decision: 'approve' };
    expect((await colleague.post(ENDPOINTS.decideProfile.path, again)).json()).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^You approved this: .* IST\.$/u),
    });
  });

  test('REL-17 of two decisions at once one is carried out', async () => {
    const talent = await waitingTalent(site());
    const { version } = await reviewed(talent.userId);
    const bodies = [{ decision: 'approve' }, { decision: 'changes', reason: 'The photo is dark.' }];
    const answers = await Promise.all(
      bodies.map((body) => office.post(ENDPOINTS.decideProfile.path, { id: talent.userId, version, ...body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('SEC-42 a photo of a submission opens in the office only, and only as part of that submission', async () => {
    const [talent, other] = [await waitingTalent(site()), await waitingTalent(site())];
    const folder = path.join(site().config.dataDir, 'photos', talent.photo.slice(0, 2), talent.photo);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, '1280.jpg'), 'a picture');
    const { photos } = await reviewed(talent.userId);
    expect(photos).toEqual([{ url: `/api/office/profiles/${talent.userId}/photos/${talent.photo}`, alt: 'In a red sari', is_new: true }]);
    const answer = await office.get(photos[0]?.url ?? '');
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, 'a picture', 'private, no-store']);
    expect(answer.headers['content-type']).toContain('image/jpeg');
    const pathOf = ENDPOINTS.reviewedPhoto.path.replace('{id}', other.userId);
    for (const name of [talent.photo, 'f'.repeat(32)]) expect((await office.get(pathOf.replace('{photo}', name))).statusCode).toBe(404);
    expect((await talent.browser.get(photos[0]?.url ?? '')).statusCode).toBe(404);
    await decide(office, 'decideProfile', talent.userId, { decision: 'changes', reason: 'x' });
    expect((await office.get(photos[0]?.url ?? '')).statusCode).toBe(404);
  });

  test('SEC-28 a video that is not in the submission is not found', async () => {
    const talent = await newTalent(site());
    await putPhoto(site(), talent.userId);
    const reel = ENDPOINTS.reviewedReel.path.replace('{id}', talent.userId).replace('{reel}', 'nothing');
    expect((await office.get(reel)).statusCode).toBe(404);
  });
});
