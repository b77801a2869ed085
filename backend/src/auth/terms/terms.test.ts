import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { DocumentsService } from '../../content/documents/documents.service';
import { announceTerms } from '../../../test/support/documents/announce-terms';
import { TermsService } from './terms.service';

const DAY_SECONDS = 86_400;
const TALENT = 'asha.rao@example.com';
const CLIENT = 'ritu.khanna@example.com';
const FIRST = '2026-11-03';
/** Midnight in India at the beginning of 5 December. */
const FIFTEEN_DAYS_AHEAD = '2026-12-04T18:30:00Z';
const SUMMARY = 'Clearer words about refunds.';

describeSite('Terms versions', (site) => {
  const terms = () => site().app.get(TermsService);
  const look = async (browser: TestBrowser) => expect((await browser.post(ENDPOINTS.userDetails.path)).statusCode).toBe(200);
  const accepted = async (id: string) => (await terms().acceptancesOf(id)).map(({ version, how }) => `${version} ${how}`);
  const shown = async () => (await (await site().browse()).get('/api/documents/page/terms-of-use')).json().data;

  test('MEM-02 the version in force is the text on the page of the terms, named by its day', async () => {
    expect(await terms().currentVersion()).toBe(FIRST);
    expect((await shown()).effective_on).toBe(FIRST);
    expect(await terms().versions()).toEqual([{ version: FIRST, state: 'in force', summary: '' }]);
  });

  test('MEM-02 a text is announced with fifteen days of notice, not with fourteen, until its day', async () => {
    await expect(announceTerms(site(), '2026-12-04T18:29:59Z', SUMMARY)).rejects.toThrow('the earliest day is 2026-12-05');
    expect(await terms().upcoming()).toBeNull();
    await announceTerms(site(), FIFTEEN_DAYS_AHEAD, SUMMARY);
    expect(await terms().upcoming()).toEqual({ version: '2026-12-05', effective_on: '2026-12-05', summary: SUMMARY });
    expect((await shown()).next.effective_on).toBe('2026-12-05');
    expect((await terms().versions()).map(({ version, state }) => `${version} ${state}`)).toEqual([
      '2026-12-05 announced',
      `${FIRST} in force`,
    ]);
  });

  test('MEM-02 use before the day is recorded as nothing, use after it as acceptance, once', async () => {
    await terms().acceptCurrent('u_demo_asha', 'login');
    const talent = await signedIn(site(), TALENT);
    await look(talent);
    site().clock.pass(6 * DAY_SECONDS);
    await look(talent);
    site().clock.pass(6 * DAY_SECONDS);
    await look(talent);
    expect(await accepted('u_demo_asha')).toEqual([`${FIRST} login`]);

    site().clock.pass(4 * DAY_SECONDS);
    expect(await terms().upcoming()).toBeNull();
    const usedAt = site().clock.now();
    for (const seconds of [61, 61, 0]) {
      await look(talent);
      site().clock.pass(seconds);
    }
    expect(await accepted('u_demo_asha')).toEqual([`${FIRST} login`, '2026-12-05 continued_use']);
    expect((await terms().acceptancesOf('u_demo_asha'))[1]?.acceptedAt).toBe(usedAt);
    expect((await shown()).effective_on).toBe(await terms().currentVersion());
  });

  test('MEM-02 a restricted user, who can only log out, accepts nothing by it', async () => {
    await site().dataSource.query(
      "INSERT INTO terms_acceptance (user_id, version, how, accepted_at) VALUES ('u_demo_sana', '2026-11-03', 'login', 1)",
    );
    await look(await signedIn(site(), 'sana.mirza@example.com'));
    expect(await accepted('u_demo_sana')).toEqual([`${FIRST} login`]);
  });

  test('MEM-02 an account that accepted no version accepts none by looking', async () => {
    await look(await signedIn(site(), CLIENT));
    expect(await accepted('u_demo_ritu')).toEqual([]);
  });
});

describeSite('Terms that a release brings along', (site) => {
  const terms = () => site().app.get(TermsService);
  const page = { kind: 'page', name: 'terms-of-use' } as const;
  const text = (words: string) => `---\ntitle: Terms of use\ndescription: The agreement.\n---\n\n## Fees {#fees}\n\n${words}\n`;
  const seed = (words: string) =>
    site()
      .app.get(DocumentsService)
      .seed({ ...page, markdown: text(words), summary: 'New fees.' }, 0);
  const shown = async () => (await (await site().browse()).get('/api/documents/page/terms-of-use')).json().data;

  test('MEM-02 a changed text is announced fifteen days ahead, and the text in force stays on the page', async () => {
    const before = await shown();
    await seed('Half of the fee.');
    await seed('Half of the fee.');
    const after = await shown();
    expect(after).toMatchObject({ version: before.version, effective_on: FIRST, blocks: before.blocks });
    expect(after.next).toMatchObject({ effective_on: '2026-12-05', summary: 'New fees.' });
    expect(await terms().currentVersion()).toBe(FIRST);
    expect(await terms().upcoming()).toEqual({ version: '2026-12-05', effective_on: '2026-12-05', summary: 'New fees.' });
    expect(await terms().versions()).toHaveLength(2);
  });

  test('MEM-02 the next change, brought the same day, follows on the day after', async () => {
    await seed('A third of the fee.');
    expect((await terms().versions()).map(({ version }) => version)).toEqual(['2026-12-06', '2026-12-05', FIRST]);
  });

  test('MEM-02 the texts come into force on their days and not before', async () => {
    await terms().acceptCurrent('u_demo_ritu', 'sign_up');
    const words = async () => JSON.stringify((await shown()).blocks);
    site().clock.pass(14 * DAY_SECONDS);
    expect(await words()).not.toContain('of the fee');
    site().clock.pass(DAY_SECONDS);
    expect(await words()).toContain('Half of the fee');
    await look();
    expect((await terms().acceptancesOf('u_demo_ritu')).map(({ version }) => version)).toEqual([FIRST, '2026-12-05']);
    site().clock.pass(DAY_SECONDS);
    expect(await words()).toContain('A third of the fee');
  });

  test('MEM-02 a text that came into force without notice is accepted by use only fifteen days after it was posted', async () => {
    const now = site().clock.now();
    await site().dataSource.query(
      `INSERT INTO document_version (kind, name, version, title, markdown, author, summary, is_seeded, saved_at, effective_at)
        SELECT kind, name, 99, title, markdown, author, summary, is_seeded, ${now}, ${now} FROM document_version
        WHERE name = 'terms-of-use' AND version = 1`,
    );
    const last = async () => (await terms().acceptancesOf('u_demo_ritu')).at(-1)?.version;
    const before = await last();
    await look();
    expect(await last()).toBe(before);
    site().clock.pass(15 * DAY_SECONDS);
    await look();
    expect(await last()).toBe(await terms().currentVersion());
  });

  async function look(): Promise<void> {
    expect((await (await signedIn(site(), CLIENT)).post(ENDPOINTS.userDetails.path)).statusCode).toBe(200);
  }
});
