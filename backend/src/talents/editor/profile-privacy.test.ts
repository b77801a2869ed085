import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { COMPLETE, findNames, ownProfile, publishedTalent, read, save, staff, submit } from '../../../test/support/profiles/own-profiles';

describeSite('Privacy and address of a profile', (site) => {
  const visit = async (slug: string, browser?: TestBrowser) => (browser ?? (await site().browse())).get(`/api/talent-profile/${slug}`);
  const setPrivacy = async (browser: TestBrowser, changes: object) => {
    const { content } = await read(browser);
    return ownProfile(await save(browser, { privacy: { ...content.privacy, ...changes } }));
  };
  const rename = (browser: TestBrowser, words: string) => browser.post(ENDPOINTS.changeAddress.path, { words });

  test('SLUG-01 a private profile leaves the lists at once and asks visitors to log in; opened again it is back', async () => {
    const basics = { ...COMPLETE.basics, first_name: 'Private', last_name: 'Person' };
    const { browser, slug } = await publishedTalent(site(), { basics });
    expect(await setPrivacy(browser, { is_private: true })).toMatchObject({ state: 'approved', has_changes: false });
    const response = await visit(slug);
    expect([response.statusCode, response.json().code]).toEqual([403, 'PROFILE_PRIVATE']);
    expect(response.body).not.toContain('Person');
    expect(await findNames(site(), { searchtext: 'Person' })).toEqual([]);
    expect((await findNames(site(), { category: 1 })).join()).not.toContain('Private');
    const member = await signedIn(site(), 'ritu.khanna@example.com');
    expect((await visit(slug, member)).json().data).toMatchObject({ display_name: 'Private Person', is_private: true });
    await setPrivacy(browser, { is_private: false });
    expect((await visit(slug)).statusCode).toBe(200);
    expect(await findNames(site(), { searchtext: 'Private Person' })).toEqual(['Private Person']);
  });

  test('a hidden last name goes from name, lists and address at once; the former address still leads there', async () => {
    const basics = { ...COMPLETE.basics, first_name: 'Tara', last_name: 'Quillfeather' };
    const { browser, slug } = await publishedTalent(site(), { basics });
    const hidden = await setPrivacy(browser, { hide_last_name: true });
    expect(hidden.slug).toBe(slug.replace('quillfeather', 'q'));
    const response = await visit(slug);
    expect(response.json().data).toMatchObject({ display_name: 'Tara Q.', slug: hidden.slug });
    expect(response.body).not.toMatch(/quillfeather/iu);
    expect(await findNames(site(), { searchtext: 'Quillfeather' })).toEqual([]);
    expect(await findNames(site(), { searchtext: 'Tara' })).toContain('Tara Q.');
    expect((await setPrivacy(browser, { hide_last_name: false })).slug).toBe(hidden.slug);
    expect((await visit(hidden.slug)).json().data.display_name).toBe('Tara Quillfeather');
  });

  test('SEC-42 anyone who hides the last name from the start has an address without it', async () => {
    const basics = { ...COMPLETE.basics, first_name: 'Nila', last_name: 'Quillfeather' };
    const { slug } = await publishedTalent(site(), { basics, privacy: { hide_last_name: true, sections: {} } });
    expect(slug).toMatch(/^nila-q-[a-z2-7]{8}$/u);
    expect((await visit(slug)).body).not.toMatch(/quillfeather/iu);
  });

  test('what is kept for clients is not found by visitors, and privacy of now outlasts an approval of before', async () => {
    const { browser, slug, email } = await publishedTalent(site(), { skills: { skills: ['Glassharp'], languages: [] } });
    ownProfile(await save(browser, { basics: { ...COMPLETE.basics, headline: 'Another line' } }));
    ownProfile(await submit(browser));
    const { content } = await read(browser);
    await setPrivacy(browser, { is_private: true, sections: { ...content.privacy.sections, skills: 'clients', work: 'nobody' } });
    await staff(site(), 'approve-profile', email);
    expect((await visit(slug)).statusCode).toBe(403);
    await setPrivacy(browser, { is_private: false });
    const { data } = (await visit(slug)).json();
    expect(data).toMatchObject({ headline: 'Another line', skills: [], rate: null, for_clients: ['skills', 'attributes'] });
    expect(await findNames(site(), { searchtext: 'Glassharp' })).toEqual([]);
  });

  test('SEC-42 the words of the address change, its drawn part stays, and every former address leads on', async () => {
    const { browser, slug } = await publishedTalent(site());
    const tail = slug.slice(-8);
    expect(ownProfile(await rename(browser, 'Ila-On-Stage')).slug).toBe(`ila-on-stage-${tail}`);
    const second = ownProfile(await rename(browser, 'ila2')).slug;
    for (const former of [slug, `ila-on-stage-${tail}`, second]) expect((await visit(former)).json().data.slug).toBe(second);
    expect(ownProfile(await rename(browser, 'ila-on-stage')).slug).toBe(`ila-on-stage-${tail}`);
    expect((await visit(second)).json().data.slug).toBe(`ila-on-stage-${tail}`);
    expect((await browser.post(ENDPOINTS.userDetails.path)).json().slug).toBe(`ila-on-stage-${tail}`);
    expect((await rename(browser, 'call-98765-43210')).json().fields).toEqual({ words: 'Please leave phone numbers out' });
    for (const words of ['', 'a', '-x-', 'two--words', 'ila/../admin', 'x'.repeat(61)]) {
      expect([(await rename(browser, words)).statusCode, words]).toEqual([400, words]);
    }
  });

  test('an address is changed ten times a day at most', async () => {
    const { browser } = await publishedTalent(site());
    for (let count = 0; count < 10; count += 1) expect((await rename(browser, `words-${count}`)).statusCode).toBe(200);
    expect((await rename(browser, 'once-more')).statusCode).toBe(429);
  });

  test('the drawn pictures of a profile without photos stay the same person under another address', async () => {
    const browser = await signedIn(site(), 'asha.rao@example.com');
    const posterOf = async () => {
      const { slug } = await read(browser);
      const [row] = await site().dataSource.query<{ poster: string }[]>('SELECT poster FROM talent WHERE slug = ?', [slug]);
      return { slug, key: (JSON.parse(row?.poster ?? '{}') as { key?: string }).key };
    };
    const before = await posterOf();
    ownProfile(await rename(browser, 'asha'));
    expect(await posterOf()).toEqual({ slug: `asha-${before.slug.slice(-8)}`, key: before.key ?? before.slug });
  });
});
