import { ENDPOINTS } from '@alltalent/shared/contracts';
import { describeSites } from '../../../test/support/test-site';
import { COMPLETE, ownProfile, publishedTalent, read, save, submit } from '../../../test/support/profiles/own-profiles';
import { UsersService } from '../../auth/users/users.service';
import { PERSONAL_DATA, type PersonalData } from '../../auth/users/personal-data';

describeSites('The own profile of an account', (site) => {
  const tables = async () => {
    const names: string[] = site().dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const rows = [...names, 'talent_address'].map(async (name) => [
      name,
      JSON.stringify(await site().dataSource.query(`SELECT * FROM ${name}`)),
    ]);
    return Promise.all(rows) as Promise<[string, string][]>;
  };

  test('SEC-68 draft, submission, photos and former addresses stand in the export, and nothing of them is left after the account', async () => {
    const basics = { ...COMPLETE.basics, first_name: 'Zubeida', last_name: 'Wadkar', headline: 'Approved words' };
    const { browser, userId, slug } = await publishedTalent(site(), { basics });
    ownProfile(await browser.post(ENDPOINTS.changeAddress.path, { words: 'zubeida-on-stage' }));
    ownProfile(await save(browser, { basics: { ...basics, headline: 'Submitted words' } }));
    ownProfile(await submit(browser));
    ownProfile(await save(browser, { basics: { ...basics, headline: 'Draft words' } }));

    const response = await browser.get(ENDPOINTS.exportAccount.path);
    const { own_profile: own, talent_profile: talent } = response.json();
    expect(own.draft).toMatchObject({
      state: 'pending',
      content: { basics: { headline: 'Draft words' } },
      submitted: { content: { basics: { headline: 'Submitted words' } } },
      approved: { content: { basics: { headline: 'Approved words' } } },
    });
    expect(own.photos).toMatchObject([{ alt: 'In a red sari' }]);
    expect(own.former_addresses).toEqual([slug]);
    expect(talent.headline).toBe('Approved words');

    const users = site().app.get(UsersService);
    const user = await users.findById(userId);
    if (!user) throw new Error('The account is there.');
    const { slug: present } = await read(browser);
    for (const records of site().app.get<readonly PersonalData[]>(PERSONAL_DATA)) await records.erase(user);
    await users.remove(userId);
    for (const [table, rows] of await tables())
      expect([table, /zubeida|wadkar|(?:Approved|Submitted|Draft) words|red sari/iu.exec(rows)?.[0]]).toEqual([table, undefined]);
    for (const address of [slug, present])
      expect((await (await site().browse()).get(`/api/talent-profile/${address}`)).statusCode).toBe(404);
  });
});
