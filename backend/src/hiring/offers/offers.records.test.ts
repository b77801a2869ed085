import { booked, counter, offered, offerOf, readOffer } from '../../../test/support/hiring/offers';
import { applied, ASHA, deleteActivity, MEHER, notificationsOf, openCasting } from '../../../test/support/jobs/applications/casting';
import { signedIn } from '../../../test/support/log-in';
import { COMPLETE, publishedTalent } from '../../../test/support/profiles/own-profiles';
import { describeSite } from '../../../test/support/test-site';
import { PERSONAL_DATA, type PersonalData, UsersService } from '../../auth';
import { OffersRecords } from './offers.records';

const NAME = { first_name: 'Zubeida', last_name: 'Wadkar' };

describeSite('Offers of an account', (site) => {
  beforeEach(() => deleteActivity(site()));

  const accountOf = async (id: string) => {
    const user = await site().app.get(UsersService).findById(id);
    if (!user) throw new Error('There is no such account.');
    return user;
  };
  const exportOf = async (id: string) =>
    site()
      .app.get(OffersRecords)
      .exportFor(await accountOf(id));

  test('HIR-01 the export holds the offers of both sides with all versions, and those of nobody else', async () => {
    const casting = await openCasting(site());
    const { browser, id } = await applied(site(), casting);
    const offer = await offered(casting, id);
    offerOf(await counter(browser, offer.id, 1, { text: 'A little more, please.' }));
    const [asTalent] = (await exportOf(ASHA.id)) as object[];
    expect(asTalent).toMatchObject({
      side: 'talent',
      state: 'open',
      versions: [{ by: 'client' }, { by: 'talent', text: 'A little more, please.' }],
    });
    expect(await exportOf(casting.client.userId)).toMatchObject([{ side: 'client', versions: [{}, {}] }]);
    expect(await exportOf(MEHER.id)).toEqual([]);
  });

  test('HIR-01 with the account its offers end, and the other side’s notifications that name it', async () => {
    const casting = await openCasting(site());
    const { email, userId } = await publishedTalent(site(), { basics: { ...COMPLETE.basics, ...NAME } });
    const { browser, id } = await applied(site(), casting, email);
    const { id: kept } = await offered(casting, (await applied(site(), casting)).id);
    const { id: gone } = await booked(casting, browser, id);
    expect(JSON.stringify(await notificationsOf(site(), casting.client.userId))).toContain('Zubeida');
    const user = await accountOf(userId);
    for (const records of site().app.get<readonly PersonalData[]>(PERSONAL_DATA)) await records.erase(user);
    await site().app.get(UsersService).remove(userId);
    expect(JSON.stringify(await notificationsOf(site(), casting.client.userId))).not.toContain('Zubeida');
    const rows = await site().dataSource.query('SELECT id FROM offer');
    expect(rows).toEqual([{ id: kept }]);
    expect(await site().dataSource.query('SELECT offer_id FROM offer_version WHERE offer_id = ?', [gone])).toEqual([]);
    expect((await readOffer(await signedIn(site(), ASHA.email), kept)).state).toBe('open');
  });
});
