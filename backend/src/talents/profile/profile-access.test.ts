import {
  AUDIENCES,
  type Audience,
  ENDPOINTS,
  GUARDED_SECTIONS,
  TALENT_STATUS,
  talentProfileResponseSchema,
} from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import type { PublishedParts } from '../schema/talent-record';
import { TalentWriterRepository } from '../search/talent-writer.repository';

const OWNER = 'asha.rao@example.com';
const MEMBER = 'meher.kaul@example.com';
const CLIENT = 'ritu.khanna@example.com';
const BOTH = 'dev.mehra@example.com';

const audiencesOf = (audience: Audience) =>
  Object.fromEntries(GUARDED_SECTIONS.map((section) => [section, audience])) as PublishedParts['audiences'];

const PUBLISHED: PublishedParts = {
  photos: [
    { name: 'a'.repeat(40), alt: 'Asha laughing by a window' },
    { name: 'b'.repeat(40), alt: '' },
  ],
  pronouns: 'she/her',
  playingAge: { min: 24, max: 32 },
  recordings: [
    { address: 'https://youtu.be/abcdefghijk', title: 'Showreel' },
    { address: 'https://somewhere.example/film', title: 'Elsewhere' },
  ],
  rate: { from: 25_000, unit: 'day' },
  availability: { state: 'from', from: '2026-12-03' },
  audiences: audiencesOf('everybody'),
  approvedOn: '2026-11-02',
};
const CONTENT = {
  about: 'I trained in Kathak.',
  skills: ['Zither juggling'],
  credits: [{ year: 2026, title: 'Salt Road', part: 'Lead', kind: 'Feature film' }],
  recordings: [{ kind: 'video', provider: 'YouTube', address: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Showreel' }],
  rate: { from: 25_000, unit: 'day' },
  availability: { state: 'from', from: '2026-12-03' },
};

describeSites('What of a profile is shown to whom', (site) => {
  let slug: string;
  let browsers: Record<'visitor' | 'member' | 'client' | 'verified' | 'owner', TestBrowser>;

  const change = (changes: { readonly published?: Partial<PublishedParts>; readonly isPrivate?: boolean }) =>
    new TalentWriterRepository(site().dataSource).changeTalent(
      slug,
      (record) => ({
        ...record,
        about: CONTENT.about,
        skills: CONTENT.skills,
        credits: CONTENT.credits,
        isPrivate: changes.isPrivate === true,
        status: changes.isPrivate ? TALENT_STATUS.hidden : TALENT_STATUS.visible,
        published: { ...PUBLISHED, ...changes.published },
      }),
      new Date(site().clock.now()),
    );
  const open = (who: keyof typeof browsers, at = slug) => browsers[who].get(`/api/talent-profile/${at}`);
  const read = async (who: keyof typeof browsers) => {
    const response = await open(who);
    expect(response.statusCode).toBe(200);
    return (await talentProfileResponseSchema.noUnknown().strict().validate(response.json())).data;
  };

  beforeAll(async () => {
    const { dataSource } = site();
    await dataSource.query('UPDATE user_account SET verified_client_on = ? WHERE email IN (?, ?)', ['2026-10-01', BOTH, MEMBER]);
    await dataSource.query("UPDATE user_account SET login_phone = '+919876500001' WHERE email = ?", [OWNER]);
    slug = (await dataSource.query('SELECT slug FROM user_account WHERE email = ?', [OWNER]))[0].slug;
    browsers = {
      visitor: await site().browse(),
      member: await signedIn(site(), MEMBER),
      client: await signedIn(site(), CLIENT),
      verified: await signedIn(site(), BOTH),
      owner: await signedIn(site(), OWNER),
    };
    const [{ id }] = await dataSource.query('SELECT id FROM talent WHERE slug = ?', [slug]);
    await dataSource.query('DELETE FROM talent_attribute WHERE talent_id = ?', [id]);
    const attributes = await dataSource.query('SELECT id, is_public FROM attribute ORDER BY id');
    const pick = (isPublic: boolean) => attributes.find((row: { is_public: number }) => Boolean(row.is_public) === isPublic).id;
    for (const attributeId of [pick(true), pick(false)])
      await dataSource.query('INSERT INTO talent_attribute (talent_id, attribute_id, value) VALUES (?, ?, 1)', [id, attributeId]);
  });

  const WHO = ['visitor', 'member', 'client', 'verified', 'owner'] as const;
  const SEES: Readonly<Record<Audience, readonly string[]>> = { everybody: WHO, clients: ['verified', 'owner'], nobody: ['owner'] };
  const ROWS = [false, true].flatMap((isPrivate) => AUDIENCES.flatMap((audience) => WHO.map((who) => [who, isPrivate, audience] as const)));

  test.each(ROWS)('SEC-27 SEC-42 %s, private %s, sections for %s', async (who, isPrivate, audience) => {
    await change({ isPrivate, published: { audiences: audiencesOf(audience) } });
    if (isPrivate && who === 'visitor') {
      const response = await open(who);
      expect([response.statusCode, response.json().code]).toEqual([403, 'PROFILE_PRIVATE']);
      expect(response.body).not.toMatch(/Asha|Rao|Mumbai/u);
      return;
    }
    const profile = await read(who);
    const isSeen = SEES[audience].includes(who);
    const { about, skills, credits, recordings, rate, availability } = profile;
    expect({ about, skills, credits, recordings, rate, availability }).toEqual(
      isSeen ? CONTENT : { about: '', skills: [], credits: [], recordings: [], rate: null, availability: null },
    );
    expect(profile.attributes).toHaveLength(!isSeen ? 0 : ['verified', 'owner'].includes(who) ? 2 : 1);
    expect(profile).toMatchObject({
      is_private: isPrivate,
      is_own: who === 'owner',
      pronouns: 'she/her',
      playing_age: { min: 24, max: 32 },
    });
    const isClientOfMore = who !== 'verified' && who !== 'owner';
    const more = { everybody: ['attributes'], clients: [...GUARDED_SECTIONS], nobody: [] }[audience];
    expect(profile.for_clients).toEqual(isClientOfMore ? more : []);
  });

  test('SEC-42 a session with verification but without the role of a client sees no more than a member', async () => {
    await change({ published: { audiences: audiencesOf('clients') } });
    expect((await read('member')).about).toBe('');
  });

  test('SEC-42 nobody is found by words or looks that are not for everybody, and a card does not tell the skills', async () => {
    const found = async (filter: object) => {
      const filterdata = encodeURIComponent(JSON.stringify(filter));
      const { data } = (await browsers.visitor.get(`${ENDPOINTS.talentListing.path}?perPage=48&filterdata=${filterdata}`)).json();
      return data.find((card: { slug: string }) => card.slug === slug);
    };
    const rows = async () =>
      (await site().dataSource.query('SELECT a.value FROM talent_attribute a JOIN talent t ON t.id = a.talent_id WHERE t.slug = ?', [slug]))
        .length;
    await change({});
    expect(await found({ searchtext: 'zither' })).toMatchObject({ skills: CONTENT.skills });
    expect(await rows()).toBe(2);
    await change({ published: { audiences: { ...audiencesOf('everybody'), skills: 'clients', attributes: 'nobody' } } });
    expect(await found({ searchtext: 'zither' })).toBeUndefined();
    expect(await found({ searchtext: 'asha' })).toMatchObject({ skills: [] });
    expect(await rows()).toBe(0);
    expect((await read('owner')).attributes).toHaveLength(2);
    await change({});
    expect(await rows()).toBe(2);
  });

  test('uploaded photos stand in the profile, on cards and in the own details, with their words', async () => {
    await change({});
    const main = `/media/photos/${'a'.repeat(40)}-640.webp`;
    expect(await read('visitor')).toMatchObject({
      profile_image: main,
      profile_image_alt: 'Asha laughing by a window',
      gallery: [{ image: `/media/photos/${'b'.repeat(40)}-640.webp`, alt: '' }],
    });
    const { data } = (
      await browsers.visitor.get(`${ENDPOINTS.talentListing.path}?filterdata=${encodeURIComponent('{"searchtext":"asha"}')}`)
    ).json();
    expect(data[0]).toMatchObject({ slug, profile_image: main });
    expect((await browsers.owner.post(ENDPOINTS.userDetails.path)).json()).toMatchObject({ profile_image: main });
  });

  test('SEC-42 a private profile without photos has no picture, not even a drawn one', async () => {
    await change({ isPrivate: true, published: { photos: [] } });
    expect(await read('member')).toMatchObject({ profile_image: '', gallery: [] });
    expect((await browsers.owner.post(ENDPOINTS.userDetails.path)).json()).toMatchObject({ profile_image: '', image_name: '' });
    await change({ published: { photos: [] } });
    expect((await read('member')).profile_image).toBe(`/media/posters/${slug}-0-640.webp`);
  });

  test('a day that is past means available, and one ahead is told', async () => {
    await change({ published: { availability: { state: 'from', from: '2026-11-20' } } });
    expect((await read('visitor')).availability).toEqual({ state: 'open', from: '' });
    await change({ published: { availability: { state: 'busy', from: '' } } });
    expect((await read('visitor')).availability).toEqual({ state: 'busy', from: '' });
  });

  test("the badges say what was checked, and staff's approval with its day", async () => {
    await change({});
    expect((await read('visitor')).badges).toEqual([
      { kind: 'email', since: '' },
      { kind: 'phone', since: '' },
      { kind: 'approved', since: '2026-11-02' },
    ]);
  });

  test('SLUG-01 a former address answers the profile with its present one, and is kept out of search engines', async () => {
    await change({});
    const [{ id }] = await site().dataSource.query('SELECT id FROM talent WHERE slug = ?', [slug]);
    await site().dataSource.query('INSERT INTO talent_address (slug, talent_id) VALUES (?, ?)', ['asha-before-abcdefgh', id]);
    expect((await open('visitor', 'asha-before-abcdefgh')).json().data).toMatchObject({ slug });
    const head = async (at: string) => (await browsers.visitor.get(`/api/talent-profile/${at}/head`)).json().data;
    expect([(await head('asha-before-abcdefgh')).noindex, (await head(slug)).noindex]).toEqual([true, false]);
    await change({ isPrivate: true });
    const response = await open('visitor', 'asha-before-abcdefgh');
    expect(response.statusCode).toBe(403);
    expect(response.body).not.toContain(slug);
  });

  test('SEC-42 the head of a private profile says nothing of the person, and no profile is kept by a cache', async () => {
    await change({ isPrivate: true });
    const head = await browsers.visitor.get(`/api/talent-profile/${slug}/head`);
    expect(head.json().data).toMatchObject({ title: 'Private profile | All Talent', noindex: true, picture: null, json_ld: [] });
    expect(head.body).not.toMatch(/Asha|Rao|Mumbai|media/u);
    for (const who of WHO) expect((await open(who)).headers['cache-control']).toBe('no-store');
  });

  test('SEC-42 a suspended account takes its private profile away, from everybody', async () => {
    await change({ isPrivate: true });
    await site().dataSource.query("UPDATE user_account SET status = 'suspended' WHERE email = ?", [OWNER]);
    for (const who of ['visitor', 'member', 'verified'] as const) expect((await open(who)).statusCode).toBe(404);
    await site().dataSource.query("UPDATE user_account SET status = 'active' WHERE email = ?", [OWNER]);
    expect((await open('member')).statusCode).toBe(200);
  });

  test('SEC-43 a minor has no profile, private or not, not even for clients', async () => {
    await change({ isPrivate: true });
    await site().dataSource.query("UPDATE talent SET born_on = '2012-03-04' WHERE slug = ?", [slug]);
    for (const who of WHO) expect((await open(who)).statusCode).toBe(404);
  });
});
