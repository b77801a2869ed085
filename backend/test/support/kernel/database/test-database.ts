import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { siteDataSource } from '../../../../src/app/site-data-source';
import { migrate } from '../../../../src/kernel/database/migrate';
import { fillFromTemplate } from './database-templates';

export type Engine = {
  readonly name: 'SQLite' | 'MariaDB';
  /** Empty, migrated database; created before the first test of the block and dropped after the last. */
  dataSource(): DataSource;
};

const mysqlUrl = process.env['TEST_MYSQL_URL'];
const mustRunAll = process.env['REQUIRE_ALL_SUITES'] === '1';

/** Runs tests on SQLite and, where TEST_MYSQL_URL names a server, on MariaDB or MySQL as well. */
export function describeOnEngines(title: string, tests: (engine: Engine) => void): void {
  describeOnServers(title, (name) => withEngine(name, tests));
}

/** Runs tests once per engine, without a database: the tests create their own. */
export function describeOnServers(title: string, tests: (name: Engine['name']) => void): void {
  describe(`${title} on SQLite`, () => tests('SQLite'));
  describeOnMariadb(title, () => tests('MariaDB'));
}

/** Runs tests on MariaDB alone, for what SQLite cannot do, such as being away. */
export function describeOnMariadb(title: string, tests: () => void): void {
  if (mysqlUrl !== undefined) describe(`${title} on MariaDB`, tests);
  else if (mustRunAll) test(`${title} on MariaDB`, () => expect('TEST_MYSQL_URL').toBe('set'));
  else test.skip(`${title} on MariaDB (TEST_MYSQL_URL is not set)`, () => undefined);
}

function withEngine(name: Engine['name'], tests: (engine: Engine) => void): void {
  let dataSource: DataSource | undefined;
  let drop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    if (name === 'SQLite') dataSource = siteDataSource({ kind: 'sqlite', file: ':memory:' });
    else {
      const database = await createMysqlDatabase();
      ({ dataSource, drop } = database);
      await fillFromTemplate({ kind: 'mysql', url: database.url }, 'migrated', migrate);
    }
    await dataSource.initialize();
    await migrate(dataSource);
  }, 60_000);
  afterAll(async () => {
    await dataSource?.destroy();
    await drop();
  });
  tests({
    name,
    dataSource() {
      if (!dataSource) throw new Error('The database exists from the first test on, not before.');
      return dataSource;
    },
  });
}

/** Creates a database on the test server, not yet migrated. */
export async function createMysqlDatabase(): Promise<{ dataSource: DataSource; url: string; drop: () => Promise<void> }> {
  if (mysqlUrl === undefined) throw new Error('TEST_MYSQL_URL is not set.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new DataSource({ type: 'mysql', url: mysqlUrl, poolSize: 1 });
  await admin.initialize();
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const url = `${mysqlUrl.replace(/\/$/u, '')}/${name}`;
  const drop = async () => {
    await admin.query(`DROP DATABASE ${name}`);
    await admin.destroy();
  };
  return { dataSource: siteDataSource({ kind: 'mysql', url }), url, drop };
}
