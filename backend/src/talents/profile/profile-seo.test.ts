import { pageMetadataResponseSchema } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';
import { makeTalents } from '../../../seeds/talents/make-talents';
import { makeTalent } from '../../../test/support/talents/talent.factory';
import { TalentWriterRepository } from '../search/talent-writer.repository';

const COUNT = 200;
const PEOPLE = [...makeTalents(COUNT)];
const HIDDEN = PEOPLE.filter((talent) => talent.status !== 2);

/** Every key of a JSON value, with those of what is in it. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(inner)]);
}

describeOnEngines('the head of a profile', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), COUNT);
  });
  afterAll(() => site.close());

  const head = (slug = '') => site.get(`/api/talent-profile/${slug}/head`);

  test('SLUG-01 it has the name, the trade, the place and the picture of the profile', async () => {
    const response = await head(PEOPLE[0]?.slug);
    expect(response.headers['cache-control']).toBe('public, max-age=30');
    const { data } = await pageMetadataResponseSchema.noUnknown().strict().validate(response.json());
    const picture = `${site.config.publicUrl}/media/posters/${PEOPLE[0]?.slug}-0-1280.jpg`;
    expect(data).toMatchObject({
      title: 'Kabir Anand, Singer in Amritsar, India | All Talent',
      description: expect.stringContaining('Pictures, skills and credits of Kabir Anand, Singer in Amritsar, India.') as string,
      picture: { address: picture, width: 1280, height: 1600 },
      noindex: false,
      json_ld: [
        {
          '@type': 'ProfilePage',
          mainEntity: {
            '@type': 'Person',
            name: 'Kabir Anand',
            jobTitle: 'Singer',
            homeLocation: { name: 'Amritsar, India' },
            image: picture,
          },
        },
      ],
    });
  });

  test('SLUG-01 SEC-42 it has the listed keys only: no way to reach the person, and no birthday', async () => {
    for (const { slug, bornOn } of PEOPLE.filter(({ status }) => status === 2).slice(0, 10)) {
      const response = await head(slug);
      expect(new Set(keysOf(response.json()))).toEqual(
        new Set([
          ...['status', 'data', 'title', 'description', 'picture', 'address', 'width', 'height', 'json_ld', 'noindex'],
          ...['@context', '@type', 'url', 'mainEntity', 'name', 'jobTitle', 'homeLocation', 'image'],
        ]),
      );
      expect(response.body).not.toContain(bornOn);
      expect(response.body).not.toMatch(/e-?mail|phone|mobile|birth/iu);
    }
  });

  test('SLUG-01 the head of a hidden, unknown or odd address is not found', async () => {
    for (const slug of [HIDDEN[0]?.slug, 'nobody-at-all']) {
      const response = await head(slug);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain(HIDDEN[0]?.name ?? '');
    }
    for (const slug of ['A', '%00', "x'--"]) expect((await head(slug)).statusCode).toBe(400);
  });

  test('SEC-43 a minor has no head, whatever the status of the profile says', async () => {
    const minor = makeTalent(COUNT + 1, { slug: 'a-child', name: 'A Child', bornOn: '2012-03-04', createdAt: 1 });
    await new TalentWriterRepository(engine.dataSource()).saveTalents([minor]);
    const response = await head('a-child');
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('A Child');
  });
});
