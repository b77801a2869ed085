import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../test/support/kernel/database/plans';
import { MessagesRepository } from './messages.repository';
import { ThreadsRepository } from './threads.repository';

const [THREADS, MESSAGES, PEOPLE] = [1000, 5000, 40];

describeOnEngines('How messages are read', (engine) => {
  const threads = () => new ThreadsRepository(engine.dataSource());
  const messages = () => new MessagesRepository(engine.dataSource());
  const insert = (table: string, columns: string, rows: readonly (readonly unknown[])[]) => {
    const row = `(${columns.replace(/\w+/gu, '?')})`;
    return engine.dataSource().query(`INSERT INTO ${table} (${columns}) VALUES ${rows.map(() => row).join(', ')}`, rows.flat());
  };

  beforeAll(async () => {
    const people = Array.from({ length: PEOPLE }, (_, index) => `person ${index}`);
    const account = `id, role_id, status, first_name, last_name, email, dial_code, mobile_number, birth_date, location, has_premium, slug,
      currency_code, created_at`;
    const accountOf = (id: string) => [id, '7', 'active', 'Noor', 'Sethi', id, '91', '', '1990-01-01', '', false, id, 'INR', 0];
    await insert('user_account', account, people.map(accountOf));
    const thread = `client_id, talent_user_id, talent_id, job_id, pair_key, subject_kind, subject_id, last_message_id, last_text,
      last_sender_id, last_at, client_unread, talent_unread, client_read_id, talent_read_id, is_answered, created_at`;
    const threadOf = (index: number) => {
      const [client, talent] = [people[index % 20], people[20 + (index % 20)]];
      return [client, talent, 1, null, `pair ${index}`, 'offer', 1, 1, 'Hello', client, index, index % 3, index % 2, 0, 0, true, 0];
    };
    await insert(
      'thread',
      thread,
      Array.from({ length: THREADS }, (_, index) => threadOf(index)),
    );
    const [{ first }] = await engine.dataSource().query('SELECT MIN(id) AS first FROM thread');
    const messageOf = (index: number) => [Number(first) + (index % THREADS), people[index % PEOPLE], 'Hello', false, 0, index];
    for (let from = 0; from < MESSAGES; from += 1000)
      await insert(
        'message',
        'thread_id, sender_id, text, has_contact_data, attachments, at',
        Array.from({ length: 1000 }, (_, index) => messageOf(from + index)),
      );
    if (engine.name === 'MariaDB') await engine.dataSource().query('ANALYZE TABLE thread, message');
    else await engine.dataSource().query('ANALYZE');
  });

  const WAYS = {
    'the first page of the inbox': ['thread', 2, () => threads().findBefore('person 3', undefined, 26), /ix_thread_(?:client|talent)\b/u],
    'a later page of the inbox': ['thread', 2, () => threads().findBefore('person 3', 500, 26), /ix_thread_(?:client|talent)\b/u],
    'what is unread': ['thread', 1, () => threads().countUnread('person 3'), /ix_thread_client_unread.*ix_thread_talent_unread/u],
    'the newest messages': ['message', 1, () => messages().findPage(7, { most: 41 }), /ix_message_thread\b/u],
    'older messages': ['message', 1, () => messages().findPage(7, { most: 41, before: 4000 }), /ix_message_thread\b/u],
    'newer messages': ['message', 1, () => messages().findPage(7, { most: 41, after: 4000 }), /ix_message_thread\b/u],
    'the last one that was read': ['message', 1, () => messages().findNewestOf(7, 'person 3', 4000), /ix_message_thread\b/u],
  } as const;

  test.each(Object.entries(WAYS))('HIR-02 %s: rows of one account or thread, in the order of an index', async (_name, way) => {
    const [table, statements, read, index] = way;
    const plans = await plansOf(engine, table, read);
    expect(plans).toHaveLength(statements);
    for (const plan of plans) {
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/SCAN (?!counted)|INTEGER PRIMARY KEY|TEMP B-TREE|filesort|"table":"(?!<)\w+","type":"(?:ALL|index)"/u);
    }
  });
});
