import { type DataSource, QueryResult, type QueryRunner } from 'typeorm';
import { databaseTime, within } from './database-time';
import { ask, destroy, type Link, tellServer } from './mysql-link';
import { CONNECTION_WITHIN_MS, type Pool, sendAlone } from './mysql-statement';

/**
 * The pool knows no limit for those who wait for a connection, and the driver's own limit for statements gives the
 * connection back while its statement still runs. Here whoever has a limit gets no connection, or no answer, at the
 * latest when it is over; the connection is then destroyed, and the server was told to end the statement by itself.
 */
export function keepTime(dataSource: DataSource): void {
  const { driver } = dataSource;
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => timed(create(mode), dataSource);
  sendSingleStatementsAlone(dataSource);
}

/** What is no part of a transaction needs no query runner. */
function sendSingleStatementsAlone(dataSource: DataSource): void {
  const send = dataSource.query.bind(dataSource);
  const query = async (sql: string, values?: unknown[], runner?: QueryRunner): Promise<unknown> => {
    const pool = Reflect.get(dataSource.driver, 'pool') as Pool | undefined;
    if (runner || !pool) return send(sql, values, runner);
    dataSource.logger.logQuery(sql, values);
    try {
      return await sendAlone(pool, { sql, values });
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
        const answer = await answerInTime(obtain, sql, values);
        return isStructured ? structured(answer) : answer;
      } catch (error) {
        throw fromHere(error);
      }
    },
  });
}

/** A callback knows nobody who waits for it: here the stack tells who sent the statement. */
function fromHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  return error;
}

function answerInTime(obtain: () => Promise<Link>, sql: string, values: unknown[] | undefined): Promise<unknown> {
  const time = databaseTime();
  if (!time) return obtain().then((link) => answerOf(link, 0, sql, values));
  return time.during(async () => {
    const link = await obtain();
    return within(time.leftMs, answerOf(link, time.limitMs / 1000, sql, values), () => destroy(link));
  });
}

function answerOf(link: Link, seconds: number, sql: string, values: unknown[] | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    tellServer(link, seconds, (refusal) => {
      if (refusal) return reject(refusal);
      ask(link, sql, values, (error, answer) => (error ? reject(error) : resolve(answer)));
    });
  });
}

/** As the ORM wants answers to its own statements. */
function structured(answer: unknown): QueryResult {
  const result = new QueryResult();
  result.raw = answer;
  if (Array.isArray(answer)) result.records = answer;
  else if (typeof answer === 'object' && answer !== null && 'affectedRows' in answer) result.affected = Number(answer.affectedRows);
  return result;
}

function connectInTime(connect: () => Promise<Link>): Promise<Link> {
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
