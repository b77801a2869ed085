import { gunzipSync } from 'node:zlib';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { EDITOR, openOffice } from '../../../test/support/office/open-office';
import { describeSites } from '../../../test/support/test-site';
import { knownClient, submitted } from '../../../test/support/jobs/postings/jobs';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';
import { makeTalent } from '../../../test/support/talents/talent.factory';
import { CLOSED_PATHS } from './sitemap-pages';

const HALF_A_MINUTE = 31;
/** An id in the second part: a part covers fifty thousand ids. */
const FAR = 50_001;

describeSites('the files for search engines', (site) => {
  const get = async (path: string, headers: Record<string, string> = {}) => (await site().browse()).get(path, headers);
  const pathsIn = async (path: string) => {
    const { body } = await get(path);
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => url.replace(site().config.publicUrl, ''));
  };
  const everyPath = async () => {
    const parts = await pathsIn('/sitemap.xml');
    return (await Promise.all(parts.map(pathsIn))).flat();
  };
  const save = (...records: Parameters<typeof makeTalent>[]) =>
    new TalentWriterRepository(site().dataSource).saveTalents(
      records.map((record) => makeTalent(...record)),
      new Date(site().clock.now()),
    );

  test('robots.txt closes what is not to be indexed and says where the sitemap is', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([...CLOSED_PATHS.map((path) => `Disallow: ${path}`), `Sitemap: ${site().config.publicUrl}/sitemap.xml`]),
    );
  });

  test('SEC-51 security.txt is a text that says for half a year where to write to', async () => {
    const { headers, body } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Contact: ${site().config.publicUrl}/contactus\n`);
    const lapses = Date.parse(/^Expires: (.+)$/mu.exec(body)?.[1] ?? '');
    expect(lapses).toBeGreaterThan(site().clock.now() + 170 * 24 * 3600 * 1000);
  });

  test('SEC-43 it names pages, articles and every profile that can be seen, and nobody hidden, withdrawn or under age', async () => {
    const listed = await everyPath();
    expect(listed).toEqual(expect.arrayContaining(['/', '/talents', '/terms-of-use', '/about-us', '/success']));
    expect(listed.some((path) => path.startsWith('/article/'))).toBe(true);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of CLOSED_PATHS) expect(listed.filter((listedPath) => `${listedPath}/`.startsWith(path))).toEqual([]);
    const rows = await site().dataSource.query<{ slug: string; status: number; born: string }[]>(
      'SELECT slug, status, born_on AS born FROM talent',
    );
    const shown = rows.filter(({ status, born }) => status === 2 && born <= '2008-11-20').map(({ slug }) => `/${slug}`);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.length).toBeLessThan(rows.length);
    const parts = await Promise.all(['pages', 'articles', 'jobs'].map((name) => pathsIn(`/sitemaps/${name}.xml`)));
    const others = new Set(parts.flat());
    expect(listed.filter((path) => !others.has(path)).sort()).toEqual(shown.sort());
  });

  test('SEC-43 somebody who hides the profile, or whose birthday was wrong, is out of it within half a minute', async () => {
    await save([5001, { slug: 'hides-soon' }], [5002, { slug: 'turns-young' }], [5003, { slug: 'stays-here' }]);
    site().clock.pass(HALF_A_MINUTE);
    expect(await everyPath()).toEqual(expect.arrayContaining(['/hides-soon', '/turns-young', '/stays-here']));
    await save([5001, { slug: 'hides-soon', status: 1 }], [5002, { slug: 'turns-young', bornOn: '2010-01-01' }]);
    site().clock.pass(HALF_A_MINUTE);
    const after = await everyPath();
    expect(after).toContain('/stays-here');
    expect(after.filter((path) => ['/hides-soon', '/turns-young'].includes(path))).toEqual([]);
  });

  test('a part holds fifty thousand ids, one without anybody is not named and not there', async () => {
    expect((await get('/sitemaps/talents-2.xml')).statusCode).toBe(404);
    await save([FAR, { slug: 'far-away' }], [FAR + 50_000, { slug: 'hidden-and-far', status: 1 }]);
    site().clock.pass(HALF_A_MINUTE);
    expect(await pathsIn('/sitemap.xml')).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/articles.xml',
      '/sitemaps/jobs.xml',
      '/sitemaps/talents-1.xml',
      '/sitemaps/talents-2.xml',
    ]);
    expect(await pathsIn('/sitemaps/talents-2.xml')).toEqual(['/far-away']);
    for (const strange of ['talents-3.xml', 'talents-0.xml', 'talents-999999.xml', 'pages', 'pages.xml.gz', '..%2Fpages.xml', '%00.xml'])
      expect((await get(`/sitemaps/${strange}`)).statusCode).toBe(404);
  });

  test('an opening is in it until its last day has passed', async () => {
    const staff = await openOffice(site(), EDITOR);
    const matter =
      'title: Editor\ndescription: Cuts.\nplace: Mumbai\nemployment: full time\npay: "₹ 9 lakh"\ndate: "2026-11-01"\ncloses: "2026-11-22"';
    const opening = { kind: 'opening', name: 'editor' };
    const { version } = (await staff.post('/api/documents/save', { ...opening, markdown: `---\n${matter}\n---\n\nCut films.\n` })).json();
    await staff.post('/api/documents/publish', { ...opening, version });
    site().clock.pass(HALF_A_MINUTE);
    expect(await everyPath()).toContain('/career/editor');
    site().clock.pass(3 * 24 * 3600);
    expect((await get('/sitemaps/openings.xml')).statusCode).toBe(404);
    expect(await everyPath()).not.toContain('/career/editor');
  });

  test('a job is in it while somebody can apply, and out of it within half a minute', async () => {
    const { browser } = await knownClient(site());
    const { id, slug } = await submitted(browser, { closes_on: '2026-12-20' });
    const waiting = await submitted(browser, { has_intimacy: true });
    const path = `/jobs/${id}-${slug}`;
    site().clock.pass(HALF_A_MINUTE);
    const listed = await pathsIn('/sitemaps/jobs.xml');
    expect(listed).toContain(path);
    expect(listed.filter((path) => path.startsWith(`/jobs/${waiting.id}-`))).toEqual([]);
    await browser.post(ENDPOINTS.closeJob.path, { id });
    site().clock.pass(HALF_A_MINUTE);
    expect(await pathsIn('/sitemaps/jobs.xml')).not.toContain(path);
    expect(await everyPath()).not.toContain(path);
  });

  test('a text or a profile that changes has the day on which it did', async () => {
    const today = new Date(site().clock.now()).toISOString().slice(0, 10);
    await save([5004, { slug: 'changes-today' }]);
    site().clock.pass(HALF_A_MINUTE);
    expect((await get('/sitemaps/talents-1.xml')).body).toContain(`/changes-today</loc><lastmod>${today}</lastmod>`);
    expect((await get('/sitemaps/pages.xml')).body).toMatch(/\/terms-of-use<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/u);
  });

  test('REL-25 it is sent compressed to anyone who reads that, and answered 304 while it is the same', async () => {
    const plain = await get('/sitemaps/pages.xml');
    expect(plain.headers['content-type']).toBe('application/xml; charset=utf-8');
    const zipped = await get('/sitemaps/pages.xml', { 'accept-encoding': 'br;q=0.5, gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect((await get('/sitemaps/pages.xml', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
    const etag = String(plain.headers.etag);
    expect((await get('/sitemaps/pages.xml', { 'if-none-match': etag })).statusCode).toBe(304);
    const staff = await openOffice(site(), EDITOR);
    const markdown = '---\ntitle: Return policy\ndescription: New.\n---\n\nNew words.\n';
    const { version } = (await staff.post('/api/documents/save', { kind: 'page', name: 'return-policy', markdown })).json();
    site().clock.pass(24 * 3600);
    const later = await openOffice(site(), EDITOR);
    expect((await later.post('/api/documents/publish', { kind: 'page', name: 'return-policy', version })).statusCode).toBe(200);
    site().clock.pass(HALF_A_MINUTE);
    expect((await get('/sitemaps/pages.xml', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});
