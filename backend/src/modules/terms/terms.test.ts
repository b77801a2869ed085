import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../testing/log-in';
import type { TestBrowser } from '../../testing/test-browser';
import { describeSites } from '../../testing/test-site';
import { TermsService } from '.';

const DAY_SECONDS = 86_400;
const TALENT = 'asha.rao@example.com';
const CLIENT = 'ritu.khanna@example.com';

describeSites('Terms versions', (site) => {
  const terms = () => site().app.get(TermsService);
  const look = async (browser: TestBrowser) => expect((await browser.post(ENDPOINTS.userDetails.path)).statusCode).toBe(200);
  const accepted = async (id: string) => (await terms().acceptancesOf(id)).map(({ version, how }) => `${version} ${how}`);

  test('MEM-02 a version is posted with fifteen days of notice, not with fourteen, and announced until its day', async () => {
    const draft = { version: '2026-12', summary: 'Clearer words about refunds.' };
    await expect(terms().post({ ...draft, effectiveOn: '2026-12-04' })).rejects.toThrow('the earliest day is 2026-12-05');
    expect(await terms().upcoming()).toBeNull();
    await terms().post({ ...draft, effectiveOn: '2026-12-05' });
    expect(await terms().upcoming()).toEqual({ version: '2026-12', effective_on: '2026-12-05', summary: draft.summary });
    await expect(terms().post({ ...draft, effectiveOn: '2027-01-05' })).rejects.toThrow('posted already');
  });

  test('MEM-02 use before the day is recorded as nothing, use after it as acceptance, once', async () => {
    await terms().acceptCurrent('u_demo_asha', 'login');
    const talent = await signedIn(site(), TALENT);
    await look(talent);
    site().clock.pass(6 * DAY_SECONDS);
    await look(talent);
    site().clock.pass(6 * DAY_SECONDS);
    await look(talent);
    expect(await accepted('u_demo_asha')).toEqual(['2024-01 login']);

    site().clock.pass(4 * DAY_SECONDS);
    expect(await terms().upcoming()).toBeNull();
    const usedAt = site().clock.now();
    for (const seconds of [61, 61, 0]) {
      await look(talent);
      site().clock.pass(seconds);
    }
    expect(await accepted('u_demo_asha')).toEqual(['2024-01 login', '2026-12 continued_use']);
    expect((await terms().acceptancesOf('u_demo_asha'))[1]?.acceptedAt).toBe(usedAt);
  });

  test('MEM-02 a restricted user, who can only log out, accepts nothing by it', async () => {
    await site().dataSource.query(
      "INSERT INTO terms_acceptance (user_id, version, how, accepted_at) VALUES ('u_demo_sana', '2024-01', 'login', 1)",
    );
    await look(await signedIn(site(), 'sana.mirza@example.com'));
    expect(await accepted('u_demo_sana')).toEqual(['2024-01 login']);
  });

  test('MEM-02 whoever accepted no version at all accepts none by looking', async () => {
    await look(await signedIn(site(), CLIENT));
    expect(await accepted('u_demo_ritu')).toEqual([]);
  });
});
