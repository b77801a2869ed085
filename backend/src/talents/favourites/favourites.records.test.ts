import { ENDPOINTS, MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { UsersService } from '../../auth/users/users.service';
import { FavouritesRecords } from './favourites.records';

const EMAIL = 'asha.rao@example.com';

describeSites('Favourites of an account', (site) => {
  test('SEC-68 favourites and lists stand in the export of the account and go with it', async () => {
    const browser = await signedIn(site(), EMAIL);
    const [first] = (await browser.get(ENDPOINTS.talentListing.path)).json().data;
    await browser.post(ENDPOINTS.makeFavouriteList.path, { name: 'Tea film', talent_id: first.id });
    const users = site().app.get(UsersService);
    const user = await users.findByLogin({ type: MEDIUM_TYPE.email, value: EMAIL });
    if (!user) throw new Error('There is no such account.');
    const created_at = new Date(site().clock.now()).toISOString();
    expect(await site().app.get(FavouritesRecords).exportFor(user)).toEqual({
      favourites: [{ talent_id: first.id, created_at }],
      lists: [{ name: 'Tea film', talent_ids: [first.id], notes: [], created_at }],
    });
    const [list] = (await browser.get(ENDPOINTS.favourites.path)).json().data.lists;
    await users.remove(user.id);
    const left = async (table: string, column: string, id: unknown) =>
      site().dataSource.query(`SELECT id FROM ${table} WHERE ${column} = ?`, [id]);
    expect(await left('favourite', 'user_id', user.id)).toEqual([]);
    expect(await left('favourite_list', 'user_id', user.id)).toEqual([]);
    expect(await left('favourite_list_talent', 'list_id', list.id)).toEqual([]);
  });
});
