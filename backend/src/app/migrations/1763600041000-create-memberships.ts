import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText, numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

const TABLES = [
  'test_mandate',
  'test_payment',
  'test_checkout',
  'shoot_booking',
  'promo_use',
  'promo_code',
  'invoice_counter',
  'invoice',
  'ledger_entry',
  'payment_event',
  'membership_payment',
  'membership_order',
  'upgrade_card',
  'membership_period',
  'membership',
  'membership_manager',
  'membership_setting',
  'membership_plan',
];

/** Tables of the membership. Orders, payments, ledger and invoices outlive the account, as the tax law asks. */
export class CreateMemberships1763600041000 implements MigrationInterface {
  readonly name = 'CreateMemberships1763600041000';

  async up(runner: QueryRunner): Promise<void> {
    await createPlans(runner);
    await createMemberships(runner);
    await createOrders(runner);
    await createBooks(runner);
    await createPromoCodes(runner);
    await createTestProvider(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}

async function createPlans(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE membership_plan (id VARCHAR(16) NOT NULL PRIMARY KEY, name VARCHAR(40) NOT NULL, tagline VARCHAR(160) NOT NULL,
      term_months INTEGER NOT NULL, price_minor INTEGER NOT NULL, currency VARCHAR(3) NOT NULL, benefits TEXT NOT NULL,
      position INTEGER NOT NULL)${options}`,
  );
  await runner.query(
    `CREATE TABLE membership_setting (name VARCHAR(40) NOT NULL PRIMARY KEY, value ${longText(runner)} NOT NULL,
      changed_at BIGINT NOT NULL)${options}`,
  );
  await runner.query(
    `CREATE TABLE membership_manager (${numberedId(runner)}, name VARCHAR(80) NOT NULL, email VARCHAR(254) NOT NULL UNIQUE,
      is_active BOOLEAN NOT NULL)${options}`,
  );
}

async function createMemberships(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  const account = 'FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE';
  await runner.query(
    `CREATE TABLE membership (user_id VARCHAR(40) NOT NULL PRIMARY KEY, plan_id VARCHAR(16) NOT NULL, state VARCHAR(8) NOT NULL,
      source VARCHAR(12) NOT NULL, renews BOOLEAN NOT NULL, paid_until BIGINT NOT NULL, access_until BIGINT NOT NULL,
      anchor_day INTEGER NOT NULL, provider VARCHAR(12) NULL, mandate VARCHAR(120) NULL, renewal_plan_id VARCHAR(16) NOT NULL,
      renewal_minor INTEGER NOT NULL, notices INTEGER NOT NULL, noticed_at BIGINT NULL, attempts INTEGER NOT NULL, next_at BIGINT NULL,
      manager_id INTEGER NULL, ${account})${options}`,
  );
  await runner.query('CREATE INDEX ix_membership_next ON membership (next_at)');
  await runner.query(
    `CREATE TABLE membership_period (${numberedId(runner)}, user_id VARCHAR(40) NOT NULL, plan_id VARCHAR(16) NOT NULL,
      source VARCHAR(12) NOT NULL, order_id VARCHAR(40) NULL UNIQUE, starts_at BIGINT NOT NULL, ends_at BIGINT NOT NULL,
      revoked_at BIGINT NULL, ${account})${options}`,
  );
  await runner.query('CREATE INDEX ix_membership_period ON membership_period (user_id, starts_at)');
  await runner.query('CREATE INDEX ix_membership_period_start ON membership_period (starts_at)');
  await runner.query('CREATE INDEX ix_membership_period_end ON membership_period (ends_at)');
  await runner.query('CREATE INDEX ix_membership_period_revoked ON membership_period (revoked_at)');
  await runner.query(
    `CREATE TABLE upgrade_card (user_id VARCHAR(40) NOT NULL PRIMARY KEY, shown_at BIGINT NOT NULL, ${account})${options}`,
  );
  await runner.query(
    `CREATE TABLE shoot_booking (${numberedId(runner)}, user_id VARCHAR(40) NOT NULL, order_id VARCHAR(40) NOT NULL,
      open_key VARCHAR(40) NULL UNIQUE, state VARCHAR(10) NOT NULL, dates TEXT NOT NULL, confirmed_on VARCHAR(10) NOT NULL,
      city VARCHAR(80) NOT NULL, state_code VARCHAR(2) NOT NULL, notes TEXT NOT NULL, asked_at BIGINT NOT NULL, ${account})${options}`,
  );
  await runner.query('CREATE INDEX ix_shoot_booking ON shoot_booking (state, asked_at)');
}

async function createOrders(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE membership_order (id VARCHAR(40) NOT NULL PRIMARY KEY, user_id VARCHAR(40) NULL, open_key VARCHAR(40) NULL UNIQUE,
      kind VARCHAR(8) NOT NULL, term_key VARCHAR(60) NULL UNIQUE, plan_id VARCHAR(16) NOT NULL, plan_name VARCHAR(40) NOT NULL,
      term_months INTEGER NOT NULL, renews BOOLEAN NOT NULL, state VARCHAR(10) NOT NULL, list_minor INTEGER NOT NULL,
      discount_minor INTEGER NOT NULL, total_minor INTEGER NOT NULL, taxable_minor INTEGER NOT NULL, cgst_minor INTEGER NOT NULL,
      sgst_minor INTEGER NOT NULL, igst_minor INTEGER NOT NULL, tax_rate_basis_points INTEGER NOT NULL, currency VARCHAR(3) NOT NULL,
      renewal_minor INTEGER NOT NULL, promo_code VARCHAR(32) NOT NULL, extra_days INTEGER NOT NULL, has_shoot BOOLEAN NOT NULL,
      billing TEXT NOT NULL, consent TEXT NOT NULL, provider VARCHAR(12) NOT NULL, checkout_ref VARCHAR(120) NOT NULL,
      payment_url VARCHAR(1000) NOT NULL, return_path VARCHAR(300) NOT NULL, attempts INTEGER NOT NULL, placed_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL, paid_at BIGINT NULL, remarks TEXT NOT NULL)${options}`,
  );
  await runner.query('CREATE INDEX ix_membership_order_user ON membership_order (user_id, placed_at)');
  await runner.query('CREATE INDEX ix_membership_order_state ON membership_order (state, placed_at)');
  await runner.query('CREATE INDEX ix_membership_order_placed ON membership_order (placed_at)');
  await runner.query(
    `CREATE TABLE membership_payment (${numberedId(runner)}, provider VARCHAR(12) NOT NULL, payment_ref VARCHAR(120) NOT NULL,
      order_id VARCHAR(40) NOT NULL, amount_minor INTEGER NOT NULL, currency VARCHAR(3) NOT NULL, state VARCHAR(10) NOT NULL,
      reason VARCHAR(300) NOT NULL, refund_ref VARCHAR(120) NOT NULL, seen_at BIGINT NOT NULL, captured_at BIGINT NULL,
      UNIQUE (provider, payment_ref))${options}`,
  );
  await runner.query('CREATE INDEX ix_membership_payment_order ON membership_payment (order_id)');
  await runner.query('CREATE INDEX ix_membership_payment_state ON membership_payment (state, seen_at)');
  await runner.query(
    `CREATE TABLE payment_event (provider VARCHAR(12) NOT NULL, event_ref VARCHAR(120) NOT NULL, received_at BIGINT NOT NULL,
      PRIMARY KEY (provider, event_ref))${options}`,
  );
  await runner.query('CREATE INDEX ix_payment_event_received ON payment_event (received_at)');
}

async function createBooks(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE ledger_entry (${numberedId(runner)}, booking VARCHAR(60) NOT NULL, account VARCHAR(12) NOT NULL,
      amount_minor INTEGER NOT NULL, currency VARCHAR(3) NOT NULL, order_id VARCHAR(40) NOT NULL, booked_at BIGINT NOT NULL,
      UNIQUE (booking, account))${options}`,
  );
  await runner.query('CREATE INDEX ix_ledger_entry_order ON ledger_entry (order_id)');
  await runner.query('CREATE INDEX ix_ledger_entry_booked ON ledger_entry (booked_at)');
  await runner.query(
    `CREATE TABLE invoice (${numberedId(runner)}, number VARCHAR(16) NOT NULL UNIQUE, kind VARCHAR(8) NOT NULL,
      order_id VARCHAR(40) NOT NULL, user_id VARCHAR(40) NULL, issued_at BIGINT NOT NULL, content TEXT NOT NULL,
      UNIQUE (order_id, kind))${options}`,
  );
  await runner.query('CREATE INDEX ix_invoice_user ON invoice (user_id)');
  await runner.query('CREATE INDEX ix_invoice_issued ON invoice (issued_at)');
  await runner.query(`CREATE TABLE invoice_counter (series VARCHAR(10) NOT NULL PRIMARY KEY, last INTEGER NOT NULL)${options}`);
}

async function createPromoCodes(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE promo_code (code VARCHAR(32) NOT NULL PRIMARY KEY, kind VARCHAR(8) NOT NULL, value INTEGER NOT NULL,
      plans TEXT NOT NULL, excluded_states TEXT NULL, from_day VARCHAR(10) NOT NULL, to_day VARCHAR(10) NOT NULL,
      most_uses INTEGER NULL, uses INTEGER NOT NULL, is_once_per_person BOOLEAN NOT NULL, is_active BOOLEAN NOT NULL,
      made_at BIGINT NOT NULL)${options}`,
  );
  await runner.query(
    `CREATE TABLE promo_use (order_id VARCHAR(40) NOT NULL PRIMARY KEY, code VARCHAR(32) NOT NULL, once_key VARCHAR(80) NULL UNIQUE,
      used_at BIGINT NOT NULL)${options}`,
  );
  await runner.query('CREATE INDEX ix_promo_use_used ON promo_use (used_at)');
}

async function createTestProvider(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE test_checkout (ref VARCHAR(40) NOT NULL PRIMARY KEY, order_id VARCHAR(40) NOT NULL UNIQUE, amount_minor INTEGER NOT NULL,
      currency VARCHAR(3) NOT NULL, description VARCHAR(200) NOT NULL, return_url VARCHAR(500) NOT NULL, saves_mandate BOOLEAN NOT NULL,
      is_closed BOOLEAN NOT NULL, made_at BIGINT NOT NULL)${options}`,
  );
  await runner.query(
    `CREATE TABLE test_payment (id VARCHAR(40) NOT NULL PRIMARY KEY, request_key VARCHAR(80) NOT NULL UNIQUE, order_id VARCHAR(40) NOT NULL,
      amount_minor INTEGER NOT NULL, currency VARCHAR(3) NOT NULL, state VARCHAR(10) NOT NULL, mandate VARCHAR(40) NOT NULL,
      reason VARCHAR(200) NOT NULL, made_at BIGINT NOT NULL)${options}`,
  );
  await runner.query('CREATE INDEX ix_test_payment_order ON test_payment (order_id)');
  await runner.query(
    `CREATE TABLE test_mandate (ref VARCHAR(40) NOT NULL PRIMARY KEY, order_id VARCHAR(40) NOT NULL UNIQUE, is_active BOOLEAN NOT NULL,
      behaviour VARCHAR(10) NOT NULL)${options}`,
  );
}
