import { ENDPOINTS, TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { makeTalents } from '../../../seeds/talents/make-talents';

const PEOPLE = [...makeTalents(120)];
const SHOWN = PEOPLE.filter(({ status }) => status === TALENT_STATUS.visible);

const CARD = ['display_name', 'id', 'is_premium', 'location', 'profile_image', 'skills', 'slug', 'status'];
const LISTS = {
  listing: { url: `${ENDPOINTS.talentListing.path}?perPage=48`, keys: ['data', 'fav_user_ids', 'status', 'totalCount', ...CARD] },
  selected: {
    url: `${ENDPOINTS.selectedTalents.path}?talentIds=${PEOPLE.slice(0, 50)
      .map(({ id }) => id)
      .join(',')}`,
    keys: ['data', 'fav_user_ids', 'status', ...CARD],
  },
};
/** What a visitor is told of a profile as the seeds make it: nothing published, so no recordings, rate or day. */
const PROFILE = [
  ...['about', 'alt', 'attributes', 'availability', 'badges', 'category', 'credits', 'data', 'display_name', 'for_clients', 'gallery'],
  ...['headline', 'id', 'image', 'is_own', 'is_premium', 'is_private', 'kind', 'label', 'languages', 'location', 'part', 'playing_age'],
  ...['profile_image', 'profile_image_alt', 'pronouns', 'rate', 'recordings', 'since', 'skills', 'slug', 'status', 'sub_category'],
  ...['title', 'value', 'year'],
];

/** Every key anywhere in an answer. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [key, ...keysIn(inner)]);
}
const keysOf = (json: unknown) => [...new Set(keysIn(json))].sort();

describeOnEngines('what is told about talents', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), PEOPLE.length);
  });
  afterAll(() => site.close());

  test.each(Object.entries(LISTS))('SEC-42 the %s answers these keys and no others, at any depth', async (_name, { url, keys }) => {
    expect(keysOf((await site.get(url)).json())).toEqual([...new Set(keys)].sort());
  });

  test('SEC-42 a profile answers these keys and no others, at any depth', async () => {
    const found = new Set<string>();
    for (const { slug } of SHOWN.slice(0, 30))
      keysOf((await site.get(`/api/talent-profile/${slug}`)).json()).forEach((key) => found.add(key));
    expect([...found].sort()).toEqual(PROFILE);
  });

  test('SEC-42 no list and no profile tells a day of birth, a mail address or a number to call', async () => {
    const bodies = [];
    for (const { url } of Object.values(LISTS)) bodies.push((await site.get(url)).body);
    for (const { slug } of SHOWN.slice(0, 30)) bodies.push((await site.get(`/api/talent-profile/${slug}`)).body);
    const text = bodies.join('\n');
    for (const { bornOn } of PEOPLE) expect(text).not.toContain(bornOn);
    expect(text).not.toMatch(/[\w.]+@[\w.]+\.\w+|\+\d{10}/u);
  });
});
