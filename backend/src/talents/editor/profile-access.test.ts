import { ENDPOINTS, ROLES } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import { COMPLETE, newTalent, ownProfile, putPhoto, read, save, staff, submit } from '../../../test/support/profiles/own-profiles';

const OTHER = 'u_demo_meher';

describeSite('Whose profile it is', (site) => {
  test('SEC-27 nobody reads or changes the profile of somebody else, whatever they send', async () => {
    const { browser, userId } = await newTalent(site());
    const other = await signedIn(site(), 'meher.kaul@example.com');
    const before = await read(other);
    const posing = { user_id: OTHER, userId: OTHER, id: OTHER, slug: before.slug };
    const saved = await browser.post(ENDPOINTS.saveProfile.path, { revision: 0, basics: { ...COMPLETE.basics, ...posing }, ...posing });
    expect(ownProfile(saved).content.basics.first_name).toBe('Ila');
    const own = ownProfile(await browser.get(`${ENDPOINTS.ownProfile.path}?${new URLSearchParams(posing).toString()}`));
    expect([own.slug, own.content.basics]).toEqual(['', COMPLETE.basics]);
    expect((await browser.post(ENDPOINTS.changeAddress.path, { words: 'mine-now', ...posing })).statusCode).toBe(404);
    expect((await browser.post(ENDPOINTS.takeBackProfile.path, { revision: 1, ...posing })).statusCode).toBe(409);
    expect(await read(other)).toEqual(before);
    expect(await site().dataSource.query('SELECT user_id FROM profile')).toEqual([{ user_id: userId }]);
  });

  test('SEC-28 state, revision, number, status and crown are nobody’s to set', async () => {
    const { browser, userId } = await newTalent(site());
    const forged = {
      state: 'approved',
      slug: 'my-own-address',
      approved: {},
      has_premium: 1,
      status: 2,
      role_id: '1',
      photos: [{ id: 1 }],
    };
    const {
      content,
      photos_limit: _limit,
      ...rest
    } = ownProfile(await browser.post(ENDPOINTS.saveProfile.path, { revision: 0, ...forged, basics: { ...COMPLETE.basics, ...forged } }));
    expect(rest).toEqual({ revision: 1, state: 'draft', reason: '', slug: '', has_changes: true, drawn_image: '', photos: [] });
    expect(content.basics).toEqual(COMPLETE.basics);
    const [user] = await site().dataSource.query('SELECT slug, role_id FROM user_account WHERE id = ?', [userId]);
    expect(user).toEqual({ slug: '', role_id: ROLES.talent });
  });

  test('SEC-29 a client has no profile to write', async () => {
    const { browser } = await newTalent(site(), { roleId: ROLES.client });
    expect((await browser.get(ENDPOINTS.ownProfile.path)).statusCode).toBe(403);
    expect((await browser.post(ENDPOINTS.saveProfile.path, { revision: 0, basics: COMPLETE.basics })).statusCode).toBe(403);
  });

  test('SEC-43 somebody under 18, or of unknown age, cannot submit, and is told what to do', async () => {
    for (const [birthDate, detail] of [
      ['2008-11-21', '18th birthday'],
      [null, 'Please write to'],
    ] as const) {
      const { browser, email, userId } = await newTalent(site(), { birthDate });
      await putPhoto(site(), userId);
      ownProfile(await save(browser, COMPLETE));
      expect((await submit(browser)).json()).toMatchObject({
        status: 422,
        code: 'PROFILE_INCOMPLETE',
        detail: expect.stringContaining(detail),
      });
      await expect(staff(site(), 'approve-profile', email)).rejects.toThrow('nothing to decide about');
    }
  });

  test('what is missing is told in one sentence, with the places to go to', async () => {
    const { browser } = await newTalent(site());
    const basics = { ...COMPLETE.basics, sub_category_id: null, city_id: null, playing_age_max: null };
    ownProfile(await save(browser, { basics, work: { availability: 'from' } }));
    const problem = (await submit(browser)).json();
    expect(problem.detail).toBe(
      'Choose your category and sub-category; choose your city; add a photo; give both ages you can play, or neither; say from which day you are available. Then submit it again.',
    );
    expect(problem.fields).toEqual({
      basics: 'Choose your category and sub-category',
      photos: 'Add a photo',
      work: 'Say from which day you are available',
    });
    expect(Object.keys(problem.fields)).toEqual(['basics', 'photos', 'work']);
    expect((await read(browser)).state).toBe('draft');
  });
});
