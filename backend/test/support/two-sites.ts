import { createMysqlDatabase, describeOnServers } from './kernel/database/test-database';
import { type Answer, TestBrowser } from './test-browser';
import { openSite, type TestSite } from './test-site';

type Call = () => Promise<Answer>;
export type TwoSites = {
  instance(number: 0 | 1): TestSite;
  /** Copy of a browser of the first instance that sends its requests to the second one. */
  moved(browser: TestBrowser): TestBrowser;
  /** Sets the clocks of both instances forward. */
  pass(seconds: number): void;
  /** Number of rows of the database, `sql` being what follows FROM. */
  rows(sql: string): Promise<number>;
};

/**
 * Runs tests against two instances of the backend that share one database, where a server of MariaDB is configured, and against
 * one instance on SQLite, which several instances do not share (docs/deploy.md): there both numbers name the same one.
 */
export function describeTwoSites(title: string, tests: (two: TwoSites) => void, env: Readonly<Record<string, string>> = {}): void {
  describeOnServers(title, (engine) => {
    let sites: readonly [TestSite, TestSite] | undefined;
    let drop = async (): Promise<void> => undefined;
    beforeAll(async () => {
      const shared = { SECRET_KEY: 'the same key for every instance of the site', ...env };
      if (engine === 'SQLite') {
        const site = await openSite(shared);
        return void (sites = [site, site]);
      }
      const database = await createMysqlDatabase();
      drop = database.drop;
      const at = { ...shared, DATABASE_URL: database.url };
      sites = [await openSite(at), await openSite(at)];
    }, 90_000);
    afterAll(async () => {
      await Promise.all([...new Set(sites)].map((site) => site.close()));
      await drop();
    });
    const instance = (number: 0 | 1): TestSite => {
      const site = sites?.[number];
      if (!site) throw new Error('The instances are there from the first test on, not before.');
      return site;
    };
    tests({
      instance,
      moved(browser) {
        const copy = new TestBrowser(instance(1).app, browser.ip);
        for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
        return copy;
      },
      pass: (seconds) => new Set(sites).forEach(({ clock }) => clock.pass(seconds)),
      async rows(sql) {
        const [row] = await instance(0).dataSource.query<{ total: number | string }[]>(`SELECT COUNT(*) AS total FROM ${sql}`);
        return Number(row?.total);
      },
    });
  });
}

/** Sends both at once, in turns the one or the other first; the answers come in the order of the arguments. */
export async function against(round: number, one: Call, other: Call): Promise<readonly [Answer, Answer]> {
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second];
}

export function statuses(answers: readonly Answer[]): readonly number[] {
  return answers.map(({ statusCode }) => statusCode).toSorted();
}
