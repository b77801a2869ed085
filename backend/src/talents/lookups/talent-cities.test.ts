import { talentCitiesResponseSchema, talentListingResponseSchema } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { LookupsRepository } from './lookups.repository';
import { LookupsService } from './lookups.service';
import { openSeededSite, type SeededSite } from '../../../test/support/seeds/seeded-site';

describeOnEngines('Cities to look for talent in', (engine) => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await openSeededSite(engine.dataSource(), 60);
  });
  afterAll(() => site.close());

  const suggest = async (q: string) => {
    const response = await site.get(`/api/talent-cities?q=${encodeURIComponent(q)}`);
    expect(response.statusCode).toBe(200);
    return (await talentCitiesResponseSchema.noUnknown().strict().validate(response.json())).data;
  };

  test('TAL-01 what begins with the text comes first, in any spelling, and at most eight of them', async () => {
    expect((await suggest('MUM'))[0]).toMatchObject({ name: 'Mumbai', state: 'Maharashtra', country: 'India' });
    expect(await suggest('india')).toHaveLength(8);
    expect((await suggest('Bangalore'))[0]).toMatchObject({ name: 'Bengaluru' });
    expect((await suggest('')).length).toBeLessThanOrEqual(8);
    expect(await suggest('no such place')).toEqual([]);
  });

  test('TAL-01 a suggested city is one that the listing takes', async () => {
    for (const { name } of await suggest('m')) {
      const filter = encodeURIComponent(JSON.stringify({ location: name }));
      const response = await site.get(`/api/talent-listing?filterdata=${filter}`);
      const { data } = await talentListingResponseSchema.validate(response.json());
      for (const card of data) expect(card.location).toBe(name);
    }
  });

  test('a city is named by its id, alone, and an id that makes no sense is refused', async () => {
    const [mumbai] = await suggest('mumbai');
    const ask = (id: unknown) => site.get(`/api/talent-cities?id=${String(id)}`);
    expect((await ask(mumbai?.id)).json()).toEqual({ status: 200, data: [mumbai] });
    expect((await ask(2_000_000_000)).json()).toEqual({ status: 200, data: [] });
    for (const id of ['0', '-1', '1.5', 'x', '99999999999']) expect((await ask(id)).statusCode).toBe(400);
  });

  test('a whole name, a former one among them, answers the one city it means', async () => {
    const ask = async (name: string): Promise<unknown> => (await site.get(`/api/talent-cities?name=${encodeURIComponent(name)}`)).json();
    for (const name of ['Bombay', 'mumbai, maharashtra, india'])
      expect(await ask(name)).toEqual({ status: 200, data: [expect.objectContaining({ id: 1, name: 'Mumbai' })] });
    expect(await ask('Mumb')).toEqual({ status: 200, data: [] });
    expect((await site.get(`/api/talent-cities?name=${'x'.repeat(500)}`)).statusCode).toBe(400);
  });

  test('TAL-01 the listing finds the talents of a city by its former name', async () => {
    const total = async (location: string) => {
      const filter = encodeURIComponent(JSON.stringify({ location }));
      return (await talentListingResponseSchema.validate((await site.get(`/api/talent-listing?filterdata=${filter}`)).json())).data.map(
        ({ id }) => id,
      );
    };
    expect(await total('Bombay')).toEqual(await total('Mumbai'));
  });

  test('a profile of a town nobody named before adds it once, whatever comes at the same time', async () => {
    const lookups = new LookupsService(new LookupsRepository(engine.dataSource()));
    const [sangli] = await suggest('sangli');
    await Promise.all([1, 2, 3].map(() => lookups.readWithCity(sangli?.id)));
    expect((await lookups.read()).all.cities.filter(({ id }) => id === sangli?.id)).toEqual([sangli]);
    expect((await lookups.readWithCity(2_000_000_000)).hasCity(2_000_000_000)).toBe(false);
    expect((await lookups.read()).cityIdsMatching('Sāngli')).toEqual([sangli?.id]);
  });

  test('SEC-42 odd text finds nobody, too much of it is refused, and the answer may be kept', async () => {
    for (const q of ["'; DROP TABLE city; --", '%', '_', '%00', '\\']) expect(await suggest(q)).toEqual([]);
    expect((await site.get(`/api/talent-cities?q=${'x'.repeat(500)}`)).statusCode).toBe(400);
    expect((await site.get('/api/talent-cities?q=a&q=b')).statusCode).toBeLessThan(500);
    expect((await site.get('/api/talent-cities?q=pune')).headers['cache-control']).toContain('public');
  });
});
