import { DataSource } from 'typeorm';
import { sqliteDriver } from './sqlite-driver';
import { bindWholeNumbers } from './sqlite-statements';

let dataSource: DataSource;
beforeEach(async () => {
  dataSource = new DataSource({ type: 'better-sqlite3', driver: sqliteDriver(), database: ':memory:' });
  bindWholeNumbers(dataSource.driver);
  await dataSource.initialize();
  await dataSource.query('CREATE TABLE note (text TEXT, at INTEGER)');
});
afterEach(() => dataSource.destroy());

const insert = (values: object) => dataSource.createQueryBuilder().insert().into('note').values(values).execute();
const notesUntil = (at: number) =>
  dataSource.createQueryBuilder().select('note.text', 'text').from('note', 'note').where('note.at <= :at', { at });

test('REL-12 statements that differ in a time have one text, so that SQLite prepares it once', () => {
  const [text, values] = notesUntil(1_796_093_930_459).getQueryAndParameters();
  expect(values).toEqual([1_796_093_930_459n]);
  expect(notesUntil(5).getQueryAndParameters()).toEqual([text, [5n]]);
});

test('whole numbers are compared, divided and stored as whole numbers', async () => {
  await insert({ text: 7, at: Number.MAX_SAFE_INTEGER });
  expect(await notesUntil(Number.MAX_SAFE_INTEGER).getRawMany()).toEqual([{ text: '7' }]);
  expect(await notesUntil(Number.MAX_SAFE_INTEGER - 1).getRawMany()).toEqual([]);
  const half = dataSource.createQueryBuilder().select('note.text / :parts', 'half').from('note', 'note').setParameter('parts', 2);
  expect(await half.getRawMany()).toEqual([{ half: 3 }]);
});

test('fractions keep their digits', async () => {
  await insert({ text: 'a half', at: 0.5 });
  expect(await notesUntil(0.5).getRawMany()).toEqual([{ text: 'a half' }]);
  expect(await notesUntil(0.25).getRawMany()).toEqual([]);
});
