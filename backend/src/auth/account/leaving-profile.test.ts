import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { COMPLETE, ownProfile, publishedTalent, save, staff, submit } from '../../../test/support/profiles/own-profiles';
import { ErasureJob } from './erasure.job';

const CLIENT = 'ritu.khanna@example.com';

describeSite('The profile of somebody who asked for the deletion of the account', (site) => {
  const leave = async (browser: TestBrowser) => expect((await browser.post(ENDPOINTS.deleteAccount.path, {})).statusCode).toBe(200);
  const keep = async (browser: TestBrowser) => expect((await browser.post(ENDPOINTS.keepAccount.path)).statusCode).toBe(200);
  const idOf = async (slug: string) => Number((await site().dataSource.query('SELECT id FROM talent WHERE slug = ?', [slug]))[0].id);
  const setPrivate = async (slug: string) =>
    site().dataSource.query('UPDATE talent SET status = 1, is_private = ? WHERE slug = ?', [true, slug]);

  /** What visitors and a client who saved the profile get of it. */
  const shown = async (slug: string, id: number) => {
    const visitor = await site().browse();
    const client = await signedIn(site(), CLIENT);
    const search = encodeURIComponent(JSON.stringify({ searchtext: 'Zubeida Wadkar' }));
    const listing = (await visitor.get(`${ENDPOINTS.talentListing.path}?filterdata=${search}`)).json();
    const [photo] = await site().dataSource.query('SELECT name FROM published_photo WHERE talent_id = ?', [id]);
    return {
      page: (await visitor.get(`/api/talent-profile/${slug}`)).statusCode,
      pageOfMember: (await client.get(`/api/talent-profile/${slug}`)).statusCode,
      found: listing.data.length,
      selected: (await visitor.get(`${ENDPOINTS.selectedTalents.path}?talentIds=${id}`)).json().data.length,
      favourites: (await client.get('/api/favourites/lists/0')).json().data.talents.filter((card: { id: number }) => card.id === id).length,
      photo: (await visitor.get(`/media/photos/${photo?.name}-640.webp`)).statusCode,
      sitemap: (await visitor.get('/api/sitemap/profiles-1.xml')).body.includes(slug),
    };
  };
  const GONE = { page: 404, pageOfMember: 404, found: 0, selected: 0, favourites: 0, photo: 404, sitemap: false };

  test('SEC-68 FAQ-01 the profile is hidden at once, with its photos, and is back as it was when the account is kept', async () => {
    const basics = { ...COMPLETE.basics, first_name: 'Zubeida', last_name: 'Wadkar' };
    const { browser, slug } = await publishedTalent(site(), { basics });
    const id = await idOf(slug);
    await (await signedIn(site(), CLIENT)).post(ENDPOINTS.toggleFavourite.path, { talent_id: id, is_fav: 1 });
    const before = await shown(slug, id);
    expect(before).toMatchObject({ page: 200, pageOfMember: 200, found: 1, selected: 1, favourites: 1 });
    await leave(browser);
    expect(await shown(slug, id)).toEqual(GONE);
    await site().app.get(ErasureJob).run();
    expect(await shown(slug, id)).toEqual(GONE);
    await keep(browser);
    await site().app.get(ErasureJob).run();
    expect(await shown(slug, id)).toEqual(before);
  });

  test('SEC-68 a private profile is hidden from members, too, and comes back private', async () => {
    const { browser, slug } = await publishedTalent(site(), {});
    await setPrivate(slug);
    const statuses = async () => {
      const member = (await (await signedIn(site(), CLIENT)).get(`/api/talent-profile/${slug}`)).statusCode;
      return [(await (await site().browse()).get(`/api/talent-profile/${slug}`)).statusCode, member];
    };
    expect(await statuses()).toEqual([403, 200]);
    await leave(browser);
    expect(await statuses()).toEqual([404, 404]);
    await keep(browser);
    expect(await statuses()).toEqual([403, 200]);
  });

  test('SEC-68 staff publish nothing of somebody who is leaving', async () => {
    const { browser, email, slug } = await publishedTalent(site(), {});
    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, headline: 'Another line' } }));
    ownProfile(await submit(browser));
    await leave(browser);
    await expect(staff(site(), 'approve-profile', email)).rejects.toThrow('asked for the deletion of the account');
    expect((await (await site().browse()).get(`/api/talent-profile/${slug}`)).statusCode).toBe(404);
    await keep(browser);
    await staff(site(), 'approve-profile', email);
    expect((await (await site().browse()).get(`/api/talent-profile/${slug}`)).json().data.headline).toBe('Another line');
  });

  test('SEC-68 a wish from before is made good by the next job run', async () => {
    const { userId, slug } = await publishedTalent(site(), {});
    await site().dataSource.query("INSERT INTO account_deletion (user_id, asked_at, reason) VALUES (?, ?, '')", [
      userId,
      site().clock.now(),
    ]);
    await site().app.get(ErasureJob).run();
    expect((await (await site().browse()).get(`/api/talent-profile/${slug}`)).statusCode).toBe(404);
  });
});
