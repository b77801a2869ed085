import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource, type EntityManager } from 'typeorm';
import { sqliteDriver } from './sqlite-driver';
import { queueTransactions } from './transaction-queue';

let dataSource: DataSource;
beforeEach(async () => {
  dataSource = new DataSource({ type: 'better-sqlite3', driver: sqliteDriver(), database: ':memory:' });
  queueTransactions(dataSource);
  await dataSource.initialize();
  await dataSource.query('CREATE TABLE note (text TEXT)');
});
afterEach(() => dataSource.destroy());

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
const notes = async () => ((await dataSource.query('SELECT text FROM note ORDER BY text')) as { text: string }[]).map(({ text }) => text);

test('a transaction that is rolled back undoes no other work', async () => {
  const failing = dataSource.transaction(async (manager) => {
    await manager.query("INSERT INTO note VALUES ('undone')");
    await pause();
    throw new Error('no');
  });
  const plain = dataSource.query("INSERT INTO note VALUES ('plain')");
  const other = dataSource.transaction(async (manager) => {
    await manager.query("INSERT INTO note VALUES ('kept')");
    await pause();
  });
  await expect(failing).rejects.toThrow('no');
  await Promise.all([plain, other]);
  expect(await notes()).toEqual(['kept', 'plain']);
});

test('no other code reads what a transaction has not committed', async () => {
  const writing = dataSource.transaction(async (manager) => {
    await manager.query("INSERT INTO note VALUES ('new')");
    await pause();
    await manager.query("DELETE FROM note WHERE text = 'new'");
  });
  expect(await notes()).toEqual([]);
  await writing;
});

test('fifty concurrent transactions all take effect', async () => {
  await dataSource.query("INSERT INTO note VALUES ('0')");
  await Promise.all(
    Array.from({ length: 50 }, () =>
      dataSource.transaction(async (manager) => {
        const [row] = (await manager.query('SELECT text FROM note')) as { text: string }[];
        await pause().then(() => manager.query('UPDATE note SET text = ?', [String(Number(row?.text) + 1)]));
      }),
    ),
  );
  expect(await notes()).toEqual(['50']);
});

const LOOPS: Readonly<Record<string, () => Promise<unknown>>> = {
  'single statements': () => dataSource.query("INSERT INTO note VALUES ('one')"),
  transactions: () => dataSource.transaction((manager) => manager.query("INSERT INTO note VALUES ('one')")),
  'statements of a query builder': () => dataSource.createQueryBuilder().select('text').from('note', 'note').limit(1).getRawMany(),
};

/** Counts how often a timer runs while `work` is repeated for 200 ms. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const end = performance.now() + 200;
  while (performance.now() < end) await work();
  clearInterval(timer);
  return turns;
}

test.each(Object.entries(LOOPS))('REL-12 while a loop of %s runs, requests and timers have their turns', async (_kind, work) => {
  expect(await turnsDuring(work)).toBeGreaterThan(1);
});

test('REL-12 while one transaction writes many rows, requests and timers have their turns', async () => {
  const write = (manager: EntityManager) => turnsDuring(() => manager.query("INSERT INTO note VALUES ('one')"));
  expect(await dataSource.transaction(write)).toBeGreaterThan(1);
});

test('a transaction inside a transaction is a part of it', async () => {
  await dataSource.transaction(async (manager) => {
    await manager.query("INSERT INTO note VALUES ('outer')");
    await expect(
      manager.transaction(async (inner) => {
        await inner.query("INSERT INTO note VALUES ('inner')");
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
  });
  expect(await notes()).toEqual(['outer']);
});

test('a transaction that has read may still write while another process wants to, and one that could not begin succeeds later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alltalent-queue-'));
  const open = async () => {
    const source = new DataSource({
      type: 'better-sqlite3',
      driver: sqliteDriver(),
      database: join(folder, 'test.sqlite'),
      timeout: 0,
      enableWAL: true,
    });
    queueTransactions(source);
    return source.initialize();
  };
  const [site, command] = [await open(), await open()];
  await site.query('CREATE TABLE note (text TEXT)');
  const note = (source: DataSource, text: string) => source.transaction((manager) => manager.query('INSERT INTO note VALUES (?)', [text]));

  await site.transaction(async (manager) => {
    expect(await manager.query('SELECT text FROM note')).toEqual([]);
    await expect(note(command, 'too early')).rejects.toThrow('database is locked');
    await manager.query("INSERT INTO note VALUES ('first')");
  });
  await note(command, 'second');
  expect(await command.query('SELECT text FROM note')).toEqual([{ text: 'first' }, { text: 'second' }]);
  await Promise.all([site.destroy(), command.destroy()]);
  rmSync(folder, { recursive: true, force: true });
});
