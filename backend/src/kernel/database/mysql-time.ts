import { type DataSource, QueryResult, type QueryRunner } from 'typeorm';
import { databaseTime, within } from './database-time';
import { retryLockConflicts } from './lock-conflicts';
import { sendStatement, destroy, type Link, limitStatementTime } from './mysql-link';
import { type Pool, sendAlone } from './mysql-statement';

/**
 * Makes work with a time budget fail when the budget is over, while it waits for a connection or for a result. The pool has no
 * limit for waiting, and the driver's own limit releases a connection whose statement still runs. Here the connection is
 * destroyed, and the server ends the statement by the limit of its session. A statement outside a transaction that the engine ended
 * in favour of another one is sent again.
 */
export function limitDatabaseTime(dataSource: DataSource): void {
  const { driver } = dataSource;
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => timed(create(mode), dataSource);
  sendSingleStatementsAlone(dataSource);
}

/** Sends statements outside transactions without a query runner. */
function sendSingleStatementsAlone(dataSource: DataSource): void {
  const send = dataSource.query.bind(dataSource);
  const query = async (sql: string, values?: unknown[], runner?: QueryRunner): Promise<unknown> => {
    const pool = Reflect.get(dataSource.driver, 'pool') as Pool | undefined;
    if (runner || !pool) return send(sql, values, runner);
    dataSource.logger.logQuery(sql, values);
    try {
      return await retryLockConflicts(() => sendAlone(pool, { sql, values }));
    } catch (error) {
      throw fromHere(error);
    }
  };
  Object.assign(dataSource, { query });
}

function timed(runner: QueryRunner, { logger }: DataSource): QueryRunner {
  const connect = runner.connect.bind(runner) as () => Promise<Link>;
  const refuse = runner.query.bind(runner);
  let connection: Promise<Link> | undefined;
  const obtain = () => (connection ??= connectInTime(connect));
  return Object.assign(runner, {
    connect: obtain,
    query: async (sql: string, values?: unknown[], isStructured = false) => {
      if (runner.isReleased) return refuse(sql, values);
      logger.logQuery(sql, values, runner);
      try {
        const send = () => resultInTime(obtain, sql, values);
        const result = await (runner.isTransactionActive ? send() : retryLockConflicts(send));
        return isStructured ? structured(result) : result;
      } catch (error) {
        throw fromHere(error);
      }
    },
  });
}

/** Gives the error the stack of the caller; a driver callback has none. */
function fromHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  return error;
}

function resultInTime(obtain: () => Promise<Link>, sql: string, values: unknown[] | undefined): Promise<unknown> {
  const time = databaseTime();
  if (!time) return obtain().then((link) => resultOf(link, 0, sql, values));
  return time.during(async () => {
    const link = await obtain();
    return within(time.leftMs, resultOf(link, time.limitMs / 1000, sql, values), () => destroy(link));
  });
}

function resultOf(link: Link, seconds: number, sql: string, values: unknown[] | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    limitStatementTime(link, seconds, (refusal) => {
      if (refusal) return reject(refusal);
      sendStatement(link, sql, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  });
}

/** Converts a driver result to the QueryResult that TypeORM expects for its own statements. */
function structured(raw: unknown): QueryResult {
  const result = new QueryResult();
  result.raw = raw;
  if (Array.isArray(raw)) result.records = raw;
  else if (typeof raw === 'object' && raw !== null && 'affectedRows' in raw) result.affected = Number(raw.affectedRows);
  return result;
}

function connectInTime(connect: () => Promise<Link>): Promise<Link> {
  const time = databaseTime();
  const wait = connect();
  if (!time) return wait;
  // A connection that arrives too late is released here, as no other code would do it.
  const releaseLate = () =>
    void wait.then(
      (link) => link.release(),
      () => undefined,
    );
  return within(Math.min(time.connectionMs, time.leftMs), wait, releaseLate);
}
