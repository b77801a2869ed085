import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of orders by what the office lists them by, in the order of its pages: the newest first, then by id. */
const INDEXES = { user: ['user_id'], state: ['state'], placed: [] } as const;

export class FindOrders1763600045600 implements MigrationInterface {
  readonly name = 'FindOrders1763600045600';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.query(`CREATE INDEX ix_membership_order_by_${name} ON membership_order (${[...columns, 'placed_at', 'id'].join(', ')})`);
      await dropIndex(runner, `ix_membership_order_${name}`);
    }
    // What a comparison with the providers reads.
    await runner.query('CREATE INDEX ix_membership_order_paid ON membership_order (paid_at)');
    await runner.query('CREATE INDEX ix_membership_payment_captured ON membership_payment (provider, captured_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_membership_payment_captured', 'membership_payment');
    await dropIndex(runner, 'ix_membership_order_paid');
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.query(`CREATE INDEX ix_membership_order_${name} ON membership_order (${[...columns, 'placed_at'].join(', ')})`);
      await dropIndex(runner, `ix_membership_order_by_${name}`);
    }
  }
}

async function dropIndex(runner: QueryRunner, index: string, table = 'membership_order'): Promise<void> {
  const isSqlite = runner.connection.options.type === 'better-sqlite3';
  await runner.query(isSqlite ? `DROP INDEX ${index}` : `DROP INDEX ${index} ON ${table}`);
}
