import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { codeOf } from './database-errors';
import { isTurnOver } from './event-loop-turn';
import { runSqlite, type SqliteLink } from './sqlite-statements';

/**
 * Takes the write lock at the start. Otherwise a transaction that has read could no longer write once another process has
 * written (SQLITE_BUSY_SNAPSHOT), and waiting would not help.
 */
const BEGIN = 'BEGIN IMMEDIATE TRANSACTION';
const PLAIN_BEGIN = 'BEGIN TRANSACTION';

/**
 * Serializes the transactions of an SQLite data source. TypeORM shares one query runner on SQLite, so two transactions at once
 * would nest, and a rollback of one would undo the other's writes. Here each gets its own runner on the one connection, and
 * all other statements wait while a transaction is open.
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
    return queued(runner, queue);
  };
}

/** Runs statements outside transactions without a query runner while no transaction is open. */
function runSingleStatements(dataSource: DataSource, queue: TransactionQueue, statements: Parameters<typeof runSqlite>[1]): void {
  const send = dataSource.query.bind(dataSource);
  const query = async (sql: string, values: unknown[] = [], runner?: QueryRunner): Promise<unknown> => {
    if (isTurnOver()) await nextTurn();
    if (runner || queue.isOpen || !dataSource.isInitialized) return send(sql, values, runner);
    dataSource.logger.logQuery(sql, values);
    return runSqlite(Reflect.get(dataSource.driver, 'databaseConnection') as SqliteLink, statements, sql, values);
  };
  Object.assign(dataSource, { query });
}

function queued(runner: QueryRunner, queue: TransactionQueue): QueryRunner {
  const query = runner.query.bind(runner);
  const start = runner.startTransaction.bind(runner);
  const releaseAfter = (end: () => Promise<void>) => async () => {
    try {
      await end();
    } finally {
      if (!runner.isTransactionActive) queue.release(runner);
    }
  };
  return Object.assign(runner, {
    query: (...args: Parameters<QueryRunner['query']>) =>
      queue.run(runner, () => (args[0] === PLAIN_BEGIN ? beginWith(query) : query(...args))),
    startTransaction: async (...args: Parameters<QueryRunner['startTransaction']>) => {
      const isInner = runner.isTransactionActive;
      await queue.acquire(runner);
      try {
        await start(...args);
      } catch (error) {
        if (!isInner) queue.release(runner);
        throw error;
      }
    },
    commitTransaction: releaseAfter(runner.commitTransaction.bind(runner)),
    rollbackTransaction: releaseAfter(runner.rollbackTransaction.bind(runner)),
  });
}

/** Begins a transaction with the write lock; without it on a read-only database, where reads go on. */
async function beginWith(query: QueryRunner['query']): Promise<unknown> {
  try {
    return await query(BEGIN);
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_READONLY') throw error;
    return query(PLAIN_BEGIN);
  }
}

/** Lets either one transaction or any number of single statements run at a time. */
class TransactionQueue {
  private holder: QueryRunner | null = null;
  private running = 0;
  private waiters: (() => void)[] = [];

  /** True while a transaction is open. */
  get isOpen(): boolean {
    return this.holder !== null;
  }

  async acquire(runner: QueryRunner): Promise<void> {
    if (isTurnOver()) await nextTurn();
    while (this.holder !== runner && (this.holder !== null || this.running > 0)) await this.nextChange();
    this.holder = runner;
  }

  release(runner: QueryRunner): void {
    if (this.holder !== runner) return;
    this.holder = null;
    this.wakeAll();
  }

  async run<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
    if (isTurnOver()) await nextTurn();
    if (this.holder === runner) return work();
    while (this.holder !== null) await this.nextChange();
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.wakeAll();
    }
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  private wakeAll(): void {
    for (const resolve of this.waiters.splice(0)) resolve();
  }
}
