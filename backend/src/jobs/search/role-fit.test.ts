import { ENDPOINTS, type RoleFitResponse, roleFitResponseSchema } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';
import { makeTalent } from '../../../test/support/talents/talent.factory';

const PERSON = { categoryId: 7, subCategoryId: 701, genderId: 3, cityId: 5, languages: ['Hindi'], skills: ['Juggling'] };
const ASKED = { category_id: 7, gender_id: 3, city_id: 5 };

describeSite('how many talents a role would find', (site) => {
  let client: TestBrowser;
  beforeAll(async () => {
    client = await signedIn(site(), 'ritu.khanna@example.com');
    await new TalentWriterRepository(site().dataSource).saveTalents([
      makeTalent(9001, { ...PERSON, skills: ['Juggling', 'Fire breathing'] }),
      makeTalent(9002, { ...PERSON, languages: ['Hindi', 'Tamil'] }),
      makeTalent(9003, { ...PERSON, bornOn: '1960-01-01' }),
      makeTalent(9004, { ...PERSON, bornOn: '2012-01-01' }),
      makeTalent(9005, { ...PERSON, status: 1 }),
      makeTalent(9006, { ...PERSON, cityId: 6 }),
    ]);
  });

  const ask = (role: object) => client.post(ENDPOINTS.roleFit.path, role);
  const fit = async (role: object): Promise<Omit<RoleFitResponse, 'status'>> => {
    const { status: _status, ...data } = await roleFitResponseSchema
      .noUnknown()
      .strict()
      .validate((await ask(role)).json());
    return data;
  };

  test('it counts the visible talents who have everything that is asked', async () => {
    expect(await fit(ASKED)).toEqual({ total: 3, without: null });
    expect(await fit({ ...ASKED, city_id: null })).toEqual({ total: 4, without: null });
    expect(await fit({ ...ASKED, age_min: 50, age_max: 80 })).toEqual({ total: 1, without: null });
    expect(await fit({ ...ASKED, skills: ['JUGGLING', 'hindi'] })).toEqual({ total: 3, without: null });
  });

  test('it names the skill without which most others would be found', async () => {
    expect(await fit({ ...ASKED, skills: ['Juggling', 'Tamil'] })).toEqual({ total: 1, without: { skill: 'Tamil', total: 3 } });
    expect(await fit({ ...ASKED, skills: ['Tamil', 'Fire breathing'] })).toEqual({ total: 0, without: { skill: 'Tamil', total: 1 } });
    expect(await fit({ ...ASKED, skills: ['%'] })).toEqual({ total: 0, without: { skill: '%', total: 3 } });
  });

  test('SEC-43 nobody under eighteen is counted, whatever age is asked', async () => {
    expect((await fit({ ...ASKED, age_min: 1, age_max: 17 })).total).toBe(0);
    expect((await fit({ ...ASKED, age_min: 1 })).total).toBe(3);
  });

  test('SEC-28 what is no role is refused by its field, and nothing beside it is read', async () => {
    for (const [field, value] of [
      ['age_min', 'old'],
      ['category_id', -1],
      ['city_id', 1e12],
      ['skills', Array.from({ length: 11 }, (_, index) => `Skill ${index}`)],
    ] as const) {
      const response = await ask({ ...ASKED, [field]: value });
      expect([response.statusCode, Object.keys(response.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
    }
    expect(await fit({ ...ASKED, includesHidden: true, user_id: 'u_demo_asha' })).toEqual({ total: 3, without: null });
  });

  test('SEC-29 only clients may ask, and nobody without end', async () => {
    for (const email of ['asha.rao@example.com', 'sana.mirza@example.com', 'leela.iyer@example.com'])
      expect((await (await signedIn(site(), email)).post(ENDPOINTS.roleFit.path, ASKED)).statusCode).toBe(403);
    expect((await (await site().browse()).post(ENDPOINTS.roleFit.path, ASKED)).statusCode).toBe(401);
    const busy = await signedIn(site(), 'dev.mehra@example.com');
    const statuses: number[] = [];
    for (let call = 0; call < 122; call += 1) statuses.push((await busy.post(ENDPOINTS.roleFit.path, ASKED)).statusCode);
    expect(statuses.indexOf(429)).toBe(120);
    expect(statuses.slice(120)).toEqual([429, 429]);
  });
});
