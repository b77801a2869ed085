import { MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { describeSite } from '../../../test/support/test-site';
import { UsersService } from '../../auth/users/users.service';
import { StoriesRecords } from './stories.records';

const EMAIL = 'asha.rao@example.com';
const OWN = '0123456789abcdef0123456789abcdef';

describeSite('Success stories about an account', (site) => {
  test('SEC-68 every version is in the export and goes with the account, under a former address, too; its picture is unused then', async () => {
    const query = <T = unknown>(sql: string, values: readonly unknown[] = []): Promise<T> => site().dataSource.query(sql, [...values]);
    const user = await site().app.get(UsersService).findByLogin({ type: MEDIUM_TYPE.email, value: EMAIL });
    if (!user || user.slug === '') throw new Error('There is no such profile.');
    const [talent] = await query<{ id: number }[]>('SELECT id FROM talent WHERE slug = ?', [user.slug]);
    await query('INSERT INTO talent_address (slug, talent_id) VALUES (?, ?)', ['asha-before', talent?.id]);
    const tell = (name: string, version: number, effectiveAt: number | null) =>
      query(
        `INSERT INTO document_version (kind, name, version, title, markdown, author, summary, is_seeded, saved_at, effective_at)
          VALUES ('story', ?, ?, 'Actor', ?, 'u', '', ?, 5000, ?)`,
        [name, version, `---\npicture: ${OWN}\n---\n\nHers`, false, effectiveAt],
      );
    await tell(user.slug, 1, 6000);
    await tell('asha-before', 1, null);
    await query(
      `INSERT INTO site_picture (name, original, shape, crop, alt, added_by, created_at, used_at, is_ready)
        VALUES (?, ?, 'portrait', '{}', '', 'u', 5, 5, ?)`,
      [OWN, OWN, true],
    );
    const others = async () => (await query<unknown[]>("SELECT name FROM document_version WHERE kind = 'story'")).length;
    const before = await others();
    const records = site().app.get(StoriesRecords);
    const text = expect.stringContaining('Hers') as string;
    expect(await records.exportFor(user)).toEqual(
      expect.arrayContaining([
        { version: 1, text, saved_at: '1970-01-01T00:00:05.000Z', published_from: '1970-01-01T00:00:06.000Z' },
        { version: 1, text, saved_at: '1970-01-01T00:00:05.000Z', published_from: null },
      ]),
    );
    await records.erase(user);
    expect(await records.exportFor(user)).toEqual([]);
    expect(before - (await others())).toBe(2);
    expect(await query('SELECT used_at, created_at FROM site_picture WHERE name = ?', [OWN])).toEqual([{ used_at: null, created_at: 0 }]);
    await query('DELETE FROM talent_address WHERE slug = ?', ['asha-before']);
  });
});
