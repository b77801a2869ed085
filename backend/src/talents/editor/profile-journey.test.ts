import { REVIEW_TIME, talentProfileResponseSchema } from '@alltalent/shared/contracts';
import { ATTRIBUTE_IDS } from '../../../seeds/attributes';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import {
  COMPLETE,
  findNames,
  newTalent,
  ownProfile,
  putPhoto,
  read,
  save,
  staff,
  submit,
} from '../../../test/support/profiles/own-profiles';

describeSite('The way of a profile', (site) => {
  const visitor = async (slug: string) => (await site().browse()).get(`/api/talent-profile/${slug}`);
  const shownTo = async (slug: string) => talentProfileResponseSchema.validateSync((await visitor(slug)).json(), { strict: true }).data;

  test('SLUG-01 from an empty draft to a page that is found by name, city and details, and then changed', async () => {
    const { browser, email, userId } = await newTalent(site());
    const empty = await read(browser);
    expect(empty).toMatchObject({ revision: 0, state: 'draft', slug: '', drawn_image: '', has_changes: true, photos: [] });
    expect(empty.content.basics).toMatchObject({ first_name: 'Ila', last_name: 'Sundaram', category_id: null });
    expect(await site().dataSource.query('SELECT user_id FROM profile WHERE user_id = ?', [userId])).toEqual([]);

    expect((await submit(browser)).json()).toMatchObject({ status: 422, code: 'PROFILE_INCOMPLETE', fields: { photos: 'Add a photo' } });
    const photo = await putPhoto(site(), userId);
    expect(ownProfile(await save(browser, COMPLETE))).toMatchObject({ revision: 1, state: 'draft', content: COMPLETE_CONTENT });
    expect(ownProfile(await submit(browser))).toMatchObject({ revision: 1, state: 'pending', has_changes: false, slug: '' });
    expect(await findNames(site(), { searchtext: 'Sundaram' })).toEqual([]);

    expect(await staff(site(), 'approve-profile', email)).toContain(`What ${userId} submitted is on the site: `);
    const { slug, state, has_changes: hasChanges } = await read(browser);
    expect([state, hasChanges]).toEqual(['approved', false]);
    expect(slug).toMatch(/^ila-sundaram-[a-z2-7]{8}$/u);
    expect((await messagesTo(site(), email))[0]?.text).toContain(`${site().config.publicUrl}/${slug}`);
    expect(await shownTo(slug)).toMatchObject({
      display_name: 'Ila Sundaram',
      location: 'Mumbai, India',
      pronouns: 'she/her',
      playing_age: { min: 24, max: 38 },
      skills: ['Falconry', 'Stage combat'],
      credits: COMPLETE.credits.credits,
      attributes: [{ label: 'Hair Length', value: 'Waist length' }],
      recordings: [{ provider: 'YouTube', address: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Reel' }],
      rate: { from: 12000, unit: 'day' },
      profile_image: expect.stringContaining(`/photos/${photo}-640.webp`),
      profile_image_alt: 'In a red sari',
    });
    for (const filter of FINDING) expect(await findNames(site(), filter)).toContain('Ila Sundaram');

    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, first_name: 'Ilaa', headline: 'New words', city_id: 9 } }));
    expect(await read(browser)).toMatchObject({ state: 'approved', has_changes: true, slug });
    ownProfile(await submit(browser));
    expect((await shownTo(slug)).display_name).toBe('Ila Sundaram');
    await staff(site(), 'approve-profile', email);
    expect(await shownTo(slug)).toMatchObject({ display_name: 'Ilaa Sundaram', headline: 'New words', slug });
    expect(await findNames(site(), { searchtext: 'Ilaa' })).toEqual(['Ilaa Sundaram']);
    expect(await findNames(site(), { searchtext: 'Ila Sundaram', location: 'Mumbai' })).toEqual([]);
  });

  test('staff ask for changes: the owner is told why, and the profile comes back for another decision', async () => {
    const { browser, email, userId } = await newTalent(site());
    await putPhoto(site(), userId);
    await save(browser, COMPLETE);
    await submit(browser);
    await staff(site(), 'ask-profile-changes', email, '--reason', 'The headline names a brand');
    expect(await read(browser)).toMatchObject({ state: 'changes', reason: 'The headline names a brand', has_changes: false });
    expect((await messagesTo(site(), email))[0]?.text).toContain('The headline names a brand');
    await expect(staff(site(), 'approve-profile', email)).rejects.toThrow('was asked for changes and did not submit since');
    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, headline: 'Stage actor' } }));
    expect(ownProfile(await submit(browser))).toMatchObject({ state: 'pending', reason: '' });
    await staff(site(), 'approve-profile', email);
    expect(await read(browser)).toMatchObject({ state: 'approved', reason: '' });
  });

  test('anyone who submits is mailed once that the profile is in review, and how long that takes', async () => {
    const { browser, email, userId } = await newTalent(site());
    await putPhoto(site(), userId);
    await save(browser, COMPLETE);
    const mails = async () => (await messagesTo(site(), email)).filter(({ subject }) => subject === 'Your All Talent profile is in review');
    ownProfile(await submit(browser));
    ownProfile(await submit(browser));
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining(`Our casting desk reads it ${REVIEW_TIME}`)]);
    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, headline: 'Written while staff read' } }));
    ownProfile(await submit(browser));
    expect(await mails()).toHaveLength(1);

    await staff(site(), 'approve-profile', email);
    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, headline: 'Another line' } }));
    ownProfile(await submit(browser));
    expect((await mails())[0]?.text).toContain('Until then your profile stays as it was approved.');
    expect(await mails()).toHaveLength(2);
  });

  test('a submission that is refused is not mailed about', async () => {
    const { browser, email } = await newTalent(site());
    expect((await submit(browser)).statusCode).toBe(422);
    expect((await messagesTo(site(), email)).map(({ subject }) => subject)).not.toContain('Your All Talent profile is in review');
  });

  test('a submission is taken back before staff decide; afterwards there is nothing to take back or to approve', async () => {
    const { browser, email, userId } = await newTalent(site());
    await putPhoto(site(), userId);
    await save(browser, COMPLETE);
    const takeBack = async () => browser.post('/api/profile/take-back', { revision: (await read(browser)).revision });
    expect((await takeBack()).json()).toMatchObject({ status: 409, detail: expect.stringContaining('nothing to take back') });
    await submit(browser);
    expect(ownProfile(await takeBack())).toMatchObject({ state: 'draft', has_changes: true });
    await expect(staff(site(), 'approve-profile', email)).rejects.toThrow('not submitted, or taken back');
    expect((await takeBack()).statusCode).toBe(409);
  });

  test('staff approve what was submitted, not what was written since', async () => {
    const { browser, email, userId } = await newTalent(site());
    await putPhoto(site(), userId);
    await save(browser, COMPLETE);
    await submit(browser);
    await save(browser, { basics: { ...COMPLETE.basics, headline: 'Written later' } });
    expect(await read(browser)).toMatchObject({ state: 'pending', has_changes: true });
    await staff(site(), 'approve-profile', email);
    const { slug, has_changes: hasChanges } = await read(browser);
    expect([hasChanges, (await shownTo(slug)).headline]).toEqual([true, COMPLETE.basics.headline]);
  });

  test('a demo profile is approved as it stands, keeps its drawn pictures, and is changed like any other', async () => {
    const email = 'asha.rao@example.com';
    const browser = await signedIn(site(), email);
    const own = await read(browser);
    expect(own).toMatchObject({ state: 'approved', has_changes: false, drawn_image: expect.stringContaining(own.slug) });
    const before = await shownTo(own.slug);
    expect(ownProfile(await submit(browser)).state).toBe('approved');
    ownProfile(await save(browser, { basics: { ...own.content.basics, headline: 'Another line' } }));
    expect(ownProfile(await submit(browser)).state).toBe('pending');
    await staff(site(), 'approve-profile', email);
    expect(await shownTo(own.slug)).toEqual({
      ...before,
      headline: 'Another line',
      badges: expect.anything(),
      availability: expect.anything(),
    });
  });
});

const COMPLETE_CONTENT = {
  ...COMPLETE,
  recordings: { recordings: [{ address: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Reel' }] },
};

const FINDING = [
  { searchtext: 'Ila Sundaram' },
  { searchtext: 'falconry', location: 'Mumbai' },
  { category: 1, subCategory: 101 },
  { category: 1, filterAttribute: { values: { [ATTRIBUTE_IDS.hairLength]: 'Waist length' } } },
  { searchtext: 'Sundaram', filterAttribute: { gender: 1, minAge: 30, maxAge: 31 } },
];
