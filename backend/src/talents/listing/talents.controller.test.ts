import {
  categoryListResponseSchema,
  genderListResponseSchema,
  subCategoriesResponseSchema,
  talentListingResponseSchema,
  talentProfileResponseSchema,
} from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { makeTalents } from '../../../seeds/talents/make-talents';

const COUNT = 200;
const PEOPLE = [...makeTalents(COUNT)];
const HIDDEN = PEOPLE.filter((talent) => talent.status !== 2);

describeOnEngines('the calls about talents', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), COUNT);
  });
  afterAll(() => site.close());

  const listing = async (filter: object = {}, more = '') => {
    const response = await site.get(`/api/talent-listing?filterdata=${encodeURIComponent(JSON.stringify(filter))}${more}`);
    expect(response.statusCode).toBe(200);
    return talentListingResponseSchema.validate(response.json());
  };

  test('API-12 the listing answers twelve cards, the total and no favourites of a stranger', async () => {
    const page = await listing();
    expect(page).toMatchObject({ totalCount: COUNT, fav_user_ids: [] });
    expect(page.data).toHaveLength(12);
    expect(page.data[0]).toEqual({
      id: 1,
      slug: PEOPLE[0]?.slug,
      profile_image: `/media/posters/${PEOPLE[0]?.slug}-0-640.webp`,
      display_name: 'Kabir Anand',
      is_premium: 1,
      location: 'Amritsar',
      skills: expect.arrayContaining(['Sufi']),
      status: 2,
    });
  });

  test('SEC-42 D21 perPage is capped at 48 and the server counts for itself', async () => {
    expect((await listing({}, '&perPage=100000&totalDataCount=7')).data).toHaveLength(48);
    expect((await listing({}, '&currentPage=99999')).data).toEqual([]);
  });

  test('SEC-42 cards and profiles carry listed keys only', async () => {
    const [card] = (await listing()).data;
    expect(Object.keys(card ?? {}).sort()).toEqual(
      ['display_name', 'id', 'is_premium', 'location', 'profile_image', 'skills', 'slug', 'status'].sort(),
    );
    const response = await site.get(`/api/talent-profile/${PEOPLE[0]?.slug}`);
    const { data } = await talentProfileResponseSchema.noUnknown().strict().validate(response.json());
    expect(data).toMatchObject({
      display_name: 'Kabir Anand',
      category: 'Singer',
      sub_category: 'Folk and Sufi',
      location: 'Amritsar, India',
    });
    expect(data.gallery).toHaveLength(4);
    expect(data.attributes.map(({ label }) => label)).not.toContain('Weight');
    expect(response.body).not.toMatch(/born|email|mobile|phone|weight/iu);
  });

  test('a hidden, unknown or odd address is not found', async () => {
    for (const slug of [HIDDEN[0]?.slug, 'nobody-at-all', '1'])
      expect((await site.get(`/api/talent-profile/${slug}`)).statusCode).toBe(404);
    for (const slug of ['A', '%00', 'a'.repeat(121), "x'--"]) expect((await site.get(`/api/talent-profile/${slug}`)).statusCode).toBe(400);
  });

  test('search, category, place and age narrow the list', async () => {
    expect((await listing({ searchtext: 'sofia lind' })).data.map((card) => card.display_name)).toEqual(['Sofia Lindqvist']);
    expect((await listing({ category: 4, searchtext: 'mohini' })).data.map((card) => card.display_name)).toEqual(['Devika Nair']);
    const inGoa = await listing({ location: 'goa' });
    expect(inGoa.totalCount).toBeGreaterThan(0);
    expect(new Set(inGoa.data.map((card) => card.location))).toEqual(new Set(['Goa']));
    expect((await listing({ location: 'Nowhere' })).totalCount).toBe(0);
    expect((await listing({ searchtext: 'baldev', filterAttribute: { minAge: 68, maxAge: 68 } })).totalCount).toBe(1);
    expect((await listing({ searchtext: 'baldev', filterAttribute: { minAge: 69 } })).totalCount).toBe(0);
    expect((await listing({ filterAttribute: { minAge: 1, maxAge: 17 } })).totalCount).toBe(0);
  });

  test.each(['Kabir', 'Kabir A', 'kabir an', 'Kabir Anand'])('API-12 typed as far as "%s", Kabir Anand is found', async (searchtext) => {
    expect((await listing({ searchtext })).data.map((card) => card.display_name)).toContain('Kabir Anand');
  });

  test.each(['%', '_', "'", '\\', '"', '--', '; DROP TABLE talent'])('SEC-45 searching for %s finds no everybody', async (searchtext) => {
    expect((await listing({ searchtext })).totalCount).toBe(0);
  });

  test.each([
    ['filterdata=%7B', 'filterdata'],
    ['filterdata=a&filterdata=b', 'filterdata'],
    ['filterdata[x]=1', null],
    ['perPage=0', 'perPage'],
    ['perPage=abc', 'perPage'],
    ['perPage=1e999', 'perPage'],
    ['currentPage=-1', 'currentPage'],
    ['currentPage=1.5', 'currentPage'],
    ['currentPage=999999999', 'currentPage'],
    [`filterdata=${encodeURIComponent('{"category":[1]}')}`, 'filterdata.category'],
    [`filterdata=${'x'.repeat(9000)}`, 'filterdata'],
    ['filterdata=%00', 'filterdata'],
    ['totalDataCount=many', 'totalDataCount'],
  ])('API-12 the hostile query %.40s is answered with its field, never with a failure', async (query, field) => {
    const response = await site.get(`/api/talent-listing?${query}`);
    if (field === null) expect(response.statusCode).toBe(200);
    else {
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json<{ fields: Record<string, string> }>().fields)).toContain(field);
    }
  });

  test('API-13 genders have an id and a name', async () => {
    const { data } = await genderListResponseSchema.validate((await site.get('/api/get-gender-list/')).json());
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(['Female', 'Male', 'Non-binary']));
    expect((await site.get('/api/get-gender-list')).statusCode).toBe(200);
  });

  test('API-14 categories carry picture, address and how many the list finds by them', async () => {
    const response = await site.get('/api/get-categories');
    const { data } = await categoryListResponseSchema.validate(response.json());
    expect(data).toHaveLength(12);
    expect(data[0]).toMatchObject({ name: 'Actor', slug: 'actor', image: '/media/categories/actor-640.webp' });
    expect(data.reduce((sum, category) => sum + category.talent_count, 0)).toBe(COUNT);
    expect(response.headers['cache-control']).toBe('public, max-age=30');
    const again = await site.get('/api/get-categories', { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('API-15 sub-categories come with the attribute groups of their category', async () => {
    const model = await subCategoriesResponseSchema.validate((await site.get('/api/get-sub-categories/2')).json());
    expect(model.data.physical?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Skin Color', 'Hair Length', 'Hair Colour', 'Eye Pupil Color', 'Height', 'Shoe size']),
    );
    expect(model.data.social?.map(({ label }) => label)).toContain('Photo followers');
    const writer = await subCategoriesResponseSchema.validate((await site.get('/api/get-sub-categories/12')).json());
    expect(Object.keys(writer.data)).toEqual(['subcat']);
    expect((await site.get('/api/get-sub-categories/999')).statusCode).toBe(404);
    expect((await site.get('/api/get-sub-categories/x')).statusCode).toBe(400);
  });
});
