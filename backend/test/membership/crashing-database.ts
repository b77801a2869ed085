import type { DataSource, QueryRunner } from 'typeorm';

const WRITES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|COMMIT)/iu;
const ROLLBACK = /^\s*ROLLBACK/iu;

/** What every statement throws once the process counts as killed. */
export class Killed extends Error {}

/**
 * Database of a process that is killed between two writes: from the chosen write on every statement fails, also those of error
 * handlers, as nothing of a killed process runs. What was not committed is rolled back, as the database does when its client is gone.
 */
export class CrashingDatabase {
  private writesLeft = Infinity;
  private isKilled = false;
  /** Writes since the last `killAfter` or `restart`. */
  writes = 0;

  constructor(dataSource: DataSource) {
    const { driver } = dataSource;
    const create = driver.createQueryRunner.bind(driver);
    driver.createQueryRunner = (mode) => this.watched(create(mode));
    const send = dataSource.query.bind(dataSource);
    Object.assign(dataSource, {
      query: async (sql: string, values?: unknown[], runner?: QueryRunner) => {
        // A statement with a runner is counted by the runner.
        if (!runner) this.pass(sql);
        return send(sql, values, runner);
      },
    });
  }

  get wasKilled(): boolean {
    return this.isKilled;
  }

  /** Kills the process before its next write but `writes`. */
  killAfter(writes: number): void {
    this.writesLeft = writes;
    this.writes = 0;
  }

  restart(): void {
    this.writesLeft = Infinity;
    this.isKilled = false;
    this.writes = 0;
  }

  private watched(runner: QueryRunner): QueryRunner {
    const query = runner.query.bind(runner);
    return Object.assign(runner, {
      query: async (...args: Parameters<QueryRunner['query']>) => {
        this.pass(args[0]);
        return query(...args);
      },
    });
  }

  private pass(sql: string): void {
    if (ROLLBACK.test(sql)) return;
    if (!this.isKilled && WRITES.test(sql)) {
      this.writes += 1;
      this.writesLeft -= 1;
      this.isKilled = this.writesLeft < 0;
    }
    if (this.isKilled) throw new Killed(`The process was killed before: ${sql.slice(0, 60)}`);
  }
}
