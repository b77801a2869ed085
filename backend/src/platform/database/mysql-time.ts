import type { DataSource, QueryRunner } from 'typeorm';
import { databaseTime, within } from './database-time';

/** Of the time somebody may wait, for a connection: the rest is for what it is wanted for. */
const CONNECTION_WITHIN_MS = 2000;

/** A connection of the driver's pool. */
type Connection = {
  readonly stream?: { destroy(): void };
  promise(): { query(sql: string): Promise<unknown> };
  release(): void;
  destroy(): void;
};

/** What a connection's server was told, in seconds; nothing was told to a new one. */
const told = new WeakMap<Connection, number>();

/**
 * The pool knows no limit for those who wait for a connection, and the driver's own limit for statements gives the
 * connection back while its statement still runs. Here whoever has a limit gets no connection, or no answer, at the
 * latest when it is over; the connection is then destroyed, and the server was told to end the statement by itself.
 */
export function keepTime(dataSource: DataSource): void {
  const { driver } = dataSource;
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => timed(create(mode));
}

function timed(runner: QueryRunner): QueryRunner {
  const connect = runner.connect.bind(runner) as () => Promise<Connection>;
  const query = runner.query.bind(runner);
  let connection: Promise<Connection> | undefined;
  const obtain = () => (connection ??= connectInTime(connect));
  return Object.assign(runner, {
    connect: obtain,
    query: async (...args: Parameters<QueryRunner['query']>) => {
      const time = databaseTime();
      if (!time) {
        await tellServer(await obtain(), 0);
        return query(...args);
      }
      return time.during(async () => {
        const link = await obtain();
        const answer = tellServer(link, time.limitMs / 1000).then(() => query(...args));
        return within(time.leftMs, answer, () => destroy(link));
      });
    },
  });
}

function connectInTime(connect: () => Promise<Connection>): Promise<Connection> {
  const time = databaseTime();
  const wait = connect();
  if (!time) return wait;
  // One that comes too late goes back at once; nobody else would do it.
  const giveBack = () =>
    void wait.then(
      (link) => link.release(),
      () => undefined,
    );
  return within(Math.min(CONNECTION_WITHIN_MS, time.leftMs), wait, giveBack);
}

/** MariaDB reads the second comment, MySQL the first: there it holds for reads only. */
async function tellServer(link: Connection, seconds: number): Promise<void> {
  if ((told.get(link) ?? 0) === seconds) return;
  told.set(link, seconds);
  const milliseconds = Math.ceil(seconds * 1000);
  await link.promise().query(`SET SESSION /*!50708 max_execution_time=${milliseconds} */ /*M!100101 max_statement_time=${seconds} */`);
}

/** The driver's own way waits for the other side to hang up, too; there may be none any more. */
function destroy(link: Connection): void {
  link.destroy();
  link.stream?.destroy();
}
