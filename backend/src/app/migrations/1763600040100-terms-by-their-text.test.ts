import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { TermsByTheirText1763600040100 } from './1763600040100-terms-by-their-text';

const at = (moment: string) => Date.parse(`${moment}+05:30`);
type Acceptance = readonly [user: string, version: string, how: string, acceptedAt: number];

describeOnEngines('Terms named by the day of their text', (engine) => {
  const query = <T = unknown>(sql: string, values: readonly unknown[] = []): Promise<T> => engine.dataSource().query(sql, [...values]);

  async function migrate(way: 'up' | 'down'): Promise<void> {
    const runner = engine.dataSource().createQueryRunner();
    try {
      await new TermsByTheirText1763600040100()[way](runner);
    } finally {
      await runner.release();
    }
  }

  const saveText = (version: number, effectiveAt: number | null, isSeeded: boolean) =>
    query(
      `INSERT INTO document_version (kind, name, version, title, markdown, author, summary, is_seeded, saved_at, effective_at)
        VALUES ('page', 'terms-of-use', ?, 'Terms', 'text', 'u', 'New fees', ?, 5, ?)`,
      [version, isSeeded ? 1 : 0, effectiveAt],
    );
  const accept = ([user, version, how, acceptedAt]: Acceptance) =>
    query('INSERT INTO terms_acceptance (user_id, version, how, accepted_at) VALUES (?, ?, ?, ?)', [user, version, how, acceptedAt]);
  const addUser = (id: string) =>
    query(
      `INSERT INTO user_account (id, email, first_name, last_name, role_id, dial_code, mobile_number, location, has_premium, slug,
        currency_code, created_at) VALUES (?, ?, 'A', 'B', '5', '91', '', '', 0, '', 'INR', 1)`,
      [id, `${id}@example.com`],
    );
  const addLead = (email: string, version: string | null, agreedAt: number | null) =>
    query(
      `INSERT INTO lead_request (ad_type, ad_url, first_name, last_name, email, dial_code, mobile, description, company_name, app_id, app_name,
        asked_by, terms_version, agreed_at, created_at, sent_to) VALUES ('x', '/', 'A', 'B', ?, '91', '1', '', '', '', '', 'h', ?, ?, 1, '')`,
      [email, version, agreedAt],
    );
  const acceptances = async () => {
    const rows = await query<Record<string, string>[]>('SELECT * FROM terms_acceptance ORDER BY user_id, accepted_at');
    return rows.map(({ user_id, version, how }) => `${user_id} ${version} ${how}`);
  };
  const leads = async () => {
    const rows = await query<Record<string, string | null>[]>('SELECT email, terms_version FROM lead_request ORDER BY email');
    return rows.map(({ email, terms_version }) => `${email} ${terms_version}`);
  };
  const names = async () =>
    (await query<{ version: string }[]>('SELECT version FROM terms_version ORDER BY version')).map(({ version }) => version);
  const has = async (table: string) => {
    const runner = engine.dataSource().createQueryRunner();
    try {
      return await runner.hasTable(table);
    } finally {
      await runner.release();
    }
  };

  test('MEM-02 an empty database goes down and up again', async () => {
    expect(await has('terms_version')).toBe(false);
    await migrate('down');
    expect(await names()).toEqual(['2024-01']);
    await migrate('up');
    expect(await has('terms_version')).toBe(false);
  });

  test('MEM-02 every acceptance gets the day of the text that was shown at its moment, or that it named', async () => {
    await migrate('down');
    await saveText(1, at('2026-11-03T00:00'), true);
    await saveText(2, at('2026-11-20T15:00'), true);
    await saveText(3, at('2026-12-24T00:00'), false);
    await saveText(4, null, false);
    await query("INSERT INTO terms_version (version, posted_at, effective_at, summary) VALUES ('text-3', 5, ?, 'New fees')", [
      Date.UTC(2026, 11, 24),
    ]);
    for (const user of ['a', 'b', 'c', 'd', 'e']) await addUser(user);
    const given: Acceptance[] = [
      ['a', '2024-01', 'sign_up', at('2026-11-03T00:00')],
      ['a', 'text-3', 'account', at('2026-12-10T10:00')],
      ['b', '2024-01', 'login', at('2026-11-20T14:59')],
      ['c', '2024-01', 'login', at('2026-11-20T15:00')],
      ['c', 'text-3', 'continued_use', at('2026-12-24T09:00')],
      ['d', '2024-01', 'login', at('2025-03-03T10:00')],
      ['e', 'text-3', 'account', at('2026-12-20T10:00')],
      ['e', '2024-01', 'account', at('2026-12-24T10:00')],
    ];
    for (const acceptance of given) await accept(acceptance);
    await addLead('f@example.com', '2024-01', at('2026-11-05T10:00'));
    await addLead('g@example.com', 'text-3', at('2026-12-24T10:00'));
    await addLead('h@example.com', null, null);
    await addLead('i@example.com', '2024-01', at('2026-11-21T10:00'));
    await migrate('up');
    expect(await acceptances()).toEqual([
      'a 2026-11-03 sign_up',
      'a 2026-12-24 account',
      'b 2026-11-03 login',
      'c 2026-11-20 login',
      'c 2026-12-24 continued_use',
      'd 2024-01 login',
      'e 2026-12-24 account',
    ]);
    expect(await leads()).toEqual([
      'f@example.com 2026-11-03',
      'g@example.com 2026-12-24',
      'h@example.com null',
      'i@example.com 2026-11-20',
    ]);
    expect(await has('terms_version')).toBe(false);
  });

  test('MEM-02 a second run changes nothing', async () => {
    const before = [await acceptances(), await leads()];
    await migrate('up');
    expect([await acceptances(), await leads()]).toEqual(before);
  });

  test('MEM-02 the release before finds its own names again, and the way back up is the same', async () => {
    const before = [await acceptances(), await leads()];
    await migrate('down');
    expect(await names()).toEqual(['2024-01', 'text-3']);
    expect(await acceptances()).toEqual([
      'a 2024-01 sign_up',
      'a text-3 account',
      'b 2024-01 login',
      'c 2024-01 login',
      'c text-3 continued_use',
      'd 2024-01 login',
      'e text-3 account',
    ]);
    expect(await leads()).toEqual(['f@example.com 2024-01', 'g@example.com text-3', 'h@example.com null', 'i@example.com 2024-01']);
    await migrate('up');
    expect([await acceptances(), await leads()]).toEqual(before);
  });
});
