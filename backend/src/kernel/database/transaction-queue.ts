import type { DataSource, QueryRunner } from 'typeorm';
import { codeOf } from './database-errors';
import { runSqlite, type SqliteLink } from './sqlite-statements';

/**
 * Takes the write lock at the start. A transaction that only read so far may not write any more once another process has
 * written (SQLITE_BUSY_SNAPSHOT), and waiting would not help it.
 */
const BEGIN = 'BEGIN IMMEDIATE TRANSACTION';
const PLAIN_BEGIN = 'BEGIN TRANSACTION';

/**
 * TypeORM gives every user of SQLite the same query runner: two transactions at once would run inside each other, and a
 * roll-back of one would take the other's writes with it. Here each gets a runner of its own on the one connection, and
 * while a transaction is open everybody else waits for its end.
 */
export function queueTransactions(dataSource: DataSource): void {
  const { driver } = dataSource;
  const createShared = driver.createQueryRunner.bind(driver);
  const queue = new TransactionQueue();
  const statements: Parameters<typeof runSqlite>[1] = new Map();
  runSingleStatements(dataSource, queue, statements);
  driver.createQueryRunner = (mode) => {
    Reflect.set(driver, 'queryRunner', undefined);
    const runner = createShared(mode);
    Reflect.set(runner, 'stmtCache', statements);
    return waiting(runner, queue);
  };
}

/** What is no part of a transaction needs no query runner, and while there is none it need not wait. */
function runSingleStatements(dataSource: DataSource, queue: TransactionQueue, statements: Parameters<typeof runSqlite>[1]): void {
  const send = dataSource.query.bind(dataSource);
  const query = async (sql: string, values: unknown[] = [], runner?: QueryRunner): Promise<unknown> => {
    if (runner || queue.isTaken || !dataSource.isInitialized) return send(sql, values, runner);
    dataSource.logger.logQuery(sql, values);
    return runSqlite(Reflect.get(dataSource.driver, 'databaseConnection') as SqliteLink, statements, sql, values);
  };
  Object.assign(dataSource, { query });
}

function waiting(runner: QueryRunner, queue: TransactionQueue): QueryRunner {
  const query = runner.query.bind(runner);
  const start = runner.startTransaction.bind(runner);
  const leaveAfter = (end: () => Promise<void>) => async () => {
    try {
      await end();
    } finally {
      if (!runner.isTransactionActive) queue.leave(runner);
    }
  };
  return Object.assign(runner, {
    query: (...args: Parameters<QueryRunner['query']>) =>
      queue.run(runner, () => (args[0] === PLAIN_BEGIN ? beginWith(query) : query(...args))),
    startTransaction: async (...args: Parameters<QueryRunner['startTransaction']>) => {
      const isInner = runner.isTransactionActive;
      await queue.enter(runner);
      try {
        await start(...args);
      } catch (error) {
        if (!isInner) queue.leave(runner);
        throw error;
      }
    },
    commitTransaction: leaveAfter(runner.commitTransaction.bind(runner)),
    rollbackTransaction: leaveAfter(runner.rollbackTransaction.bind(runner)),
  });
}

/** Where nothing can be written there is no write lock either: what only reads goes on without one. */
async function beginWith(query: QueryRunner['query']): Promise<unknown> {
  try {
    return await query(BEGIN);
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_READONLY') throw error;
    return query(PLAIN_BEGIN);
  }
}

/** One transaction, or any number of single statements. */
class TransactionQueue {
  private holder: QueryRunner | null = null;
  private running = 0;
  private wake: (() => void)[] = [];

  /** Somebody has begun a transaction. */
  get isTaken(): boolean {
    return this.holder !== null;
  }

  async enter(runner: QueryRunner): Promise<void> {
    while (this.holder !== runner && (this.holder !== null || this.running > 0)) await this.change();
    this.holder = runner;
  }

  leave(runner: QueryRunner): void {
    if (this.holder !== runner) return;
    this.holder = null;
    this.announce();
  }

  async run<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
    if (this.holder === runner) return work();
    while (this.holder !== null) await this.change();
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.announce();
    }
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.wake.push(resolve));
  }

  private announce(): void {
    for (const resolve of this.wake.splice(0)) resolve();
  }
}
