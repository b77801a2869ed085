import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText, numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

const TABLES = [
  'live_event',
  'rating',
  'review',
  'message_attachment',
  'message',
  'thread',
  'calendar_feed',
  'booking_contact',
  'booking_step',
  'booking',
  'offer_version',
  'offer',
  'user_block',
];
const ACCOUNT = 'REFERENCES user_account (id) ON DELETE CASCADE';

/** Tables of offers, bookings, threads and reviews. They end with the account of either side. */
export class CreateHiring1763600042000 implements MigrationInterface {
  readonly name = 'CreateHiring1763600042000';

  async up(runner: QueryRunner): Promise<void> {
    await createBlocks(runner);
    await createOffers(runner);
    await createBookings(runner);
    await createThreads(runner);
    await createReviews(runner);
    await createLiveEvents(runner);
    await runner.query("ALTER TABLE notification_mail ADD COLUMN threads VARCHAR(10) NOT NULL DEFAULT 'immediate'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notification_mail DROP COLUMN threads');
    for (const table of TABLES) await runner.query(`DROP TABLE ${table}`);
  }
}

async function createBlocks(runner: QueryRunner): Promise<void> {
  await runner.query(
    `CREATE TABLE user_block (${numberedId(runner)}, blocker_id VARCHAR(40) NOT NULL, blocked_id VARCHAR(40) NOT NULL,
      name VARCHAR(80) NOT NULL, at BIGINT NOT NULL, CONSTRAINT uq_user_block UNIQUE (blocker_id, blocked_id), FOREIGN KEY (blocker_id) ${ACCOUNT},
      FOREIGN KEY (blocked_id) ${ACCOUNT})${tableOptions(runner)}`,
  );
}

async function createOffers(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE offer (${numberedId(runner)}, client_id VARCHAR(40) NOT NULL, talent_user_id VARCHAR(40) NOT NULL,
      talent_id INTEGER NOT NULL, job_id INTEGER NULL, role_id INTEGER NULL, application_id INTEGER NULL, invitation_id INTEGER NULL,
      state VARCHAR(10) NOT NULL, turn VARCHAR(6) NOT NULL, version INTEGER NOT NULL, answer_until BIGINT NOT NULL,
      reason TEXT NOT NULL, open_key VARCHAR(120) NULL UNIQUE, created_at BIGINT NOT NULL, moved_at BIGINT NOT NULL,
      decided_at BIGINT NULL, FOREIGN KEY (client_id) ${ACCOUNT}, FOREIGN KEY (talent_user_id) ${ACCOUNT})${options}`,
  );
  await runner.query('CREATE INDEX ix_offer_client ON offer (client_id, moved_at)');
  await runner.query('CREATE INDEX ix_offer_talent ON offer (talent_user_id, moved_at)');
  await runner.query('CREATE INDEX ix_offer_until ON offer (state, answer_until)');
  await runner.query('CREATE INDEX ix_offer_application ON offer (application_id)');
  await runner.query(
    `CREATE TABLE offer_version (offer_id INTEGER NOT NULL, version INTEGER NOT NULL, by_side VARCHAR(6) NOT NULL, terms TEXT NOT NULL,
      text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (offer_id, version),
      FOREIGN KEY (offer_id) REFERENCES offer (id) ON DELETE CASCADE)${options}`,
  );
}

async function createBookings(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE booking (${numberedId(runner)}, client_id VARCHAR(40) NOT NULL, talent_user_id VARCHAR(40) NOT NULL,
      talent_id INTEGER NOT NULL, offer_id INTEGER NULL UNIQUE, application_id INTEGER NULL, job_id INTEGER NULL, role_id INTEGER NULL,
      state VARCHAR(10) NOT NULL, revision INTEGER NOT NULL, title VARCHAR(120) NOT NULL, role VARCHAR(80) NOT NULL,
      starts_on VARCHAR(10) NOT NULL, ends_on VARCHAR(10) NOT NULL, call_time VARCHAR(5) NOT NULL, time_zone VARCHAR(64) NOT NULL,
      place VARCHAR(200) NOT NULL, fee INTEGER NOT NULL, currency VARCHAR(3) NOT NULL, fee_unit VARCHAR(8) NOT NULL,
      contact_name VARCHAR(80) NOT NULL, contact_phone VARCHAR(20) NOT NULL, bring TEXT NOT NULL, notes TEXT NOT NULL,
      change_request TEXT NULL, cancelled_by VARCHAR(6) NULL, cancel_reason VARCHAR(10) NULL, cancel_text TEXT NOT NULL,
      starts_at BIGINT NOT NULL, ends_at BIGINT NOT NULL, reminded_at BIGINT NULL, done_at BIGINT NULL, review_asked_at BIGINT NULL,
      created_at BIGINT NOT NULL, moved_at BIGINT NOT NULL, FOREIGN KEY (client_id) ${ACCOUNT}, FOREIGN KEY (talent_user_id) ${ACCOUNT})${options}`,
  );
  await runner.query('CREATE INDEX ix_booking_client ON booking (client_id, starts_on)');
  await runner.query('CREATE INDEX ix_booking_talent ON booking (talent_user_id, starts_on)');
  await runner.query('CREATE INDEX ix_booking_starts ON booking (state, starts_at)');
  await runner.query('CREATE INDEX ix_booking_ends ON booking (state, ends_at)');
  await runner.query('CREATE INDEX ix_booking_review ON booking (state, review_asked_at, done_at)');
  await runner.query('CREATE INDEX ix_booking_days ON booking (talent_id, ends_on)');
  await runner.query(
    `CREATE TABLE booking_step (${numberedId(runner)}, booking_id INTEGER NOT NULL, by_side VARCHAR(6) NOT NULL, what VARCHAR(24) NOT NULL,
      text TEXT NOT NULL, at BIGINT NOT NULL, FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE INDEX ix_booking_step ON booking_step (booking_id)');
  await runner.query(
    `CREATE TABLE booking_contact (user_id VARCHAR(40) NOT NULL PRIMARY KEY, shows_email BOOLEAN NOT NULL, shows_phone BOOLEAN NOT NULL,
      FOREIGN KEY (user_id) ${ACCOUNT})${options}`,
  );
  await runner.query(
    `CREATE TABLE calendar_feed (user_id VARCHAR(40) NOT NULL PRIMARY KEY, token_hash VARCHAR(64) NOT NULL UNIQUE, token TEXT NOT NULL,
      created_at BIGINT NOT NULL, FOREIGN KEY (user_id) ${ACCOUNT})${options}`,
  );
}

async function createThreads(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE thread (${numberedId(runner)}, client_id VARCHAR(40) NOT NULL, talent_user_id VARCHAR(40) NOT NULL,
      talent_id INTEGER NOT NULL, job_id INTEGER NULL, pair_key VARCHAR(120) NOT NULL UNIQUE, subject_kind VARCHAR(12) NOT NULL,
      subject_id INTEGER NOT NULL, last_message_id INTEGER NOT NULL, last_text VARCHAR(160) NOT NULL, last_sender_id VARCHAR(40) NOT NULL,
      last_at BIGINT NOT NULL, client_unread INTEGER NOT NULL, talent_unread INTEGER NOT NULL, client_read_id INTEGER NOT NULL,
      talent_read_id INTEGER NOT NULL, is_answered BOOLEAN NOT NULL, created_at BIGINT NOT NULL, FOREIGN KEY (client_id) ${ACCOUNT},
      FOREIGN KEY (talent_user_id) ${ACCOUNT})${options}`,
  );
  await runner.query('CREATE INDEX ix_thread_client ON thread (client_id, last_at)');
  await runner.query('CREATE INDEX ix_thread_talent ON thread (talent_user_id, last_at)');
  await runner.query('CREATE INDEX ix_thread_client_unread ON thread (client_id, client_unread)');
  await runner.query('CREATE INDEX ix_thread_talent_unread ON thread (talent_user_id, talent_unread)');
  await runner.query('CREATE INDEX ix_thread_age ON thread (last_at)');
  await runner.query(
    `CREATE TABLE message (${numberedId(runner)}, thread_id INTEGER NOT NULL, sender_id VARCHAR(40) NOT NULL, text ${longText(runner)} NOT NULL,
      has_contact_data BOOLEAN NOT NULL, attachments INTEGER NOT NULL, at BIGINT NOT NULL,
      FOREIGN KEY (thread_id) REFERENCES thread (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE INDEX ix_message_thread ON message (thread_id, id)');
  await runner.query(
    `CREATE TABLE message_attachment (id VARCHAR(22) NOT NULL PRIMARY KEY, owner_id VARCHAR(40) NOT NULL, message_id INTEGER NULL,
      kind VARCHAR(8) NOT NULL, media_type VARCHAR(40) NOT NULL, name VARCHAR(120) NOT NULL, bytes INTEGER NOT NULL, width INTEGER NOT NULL,
      height INTEGER NOT NULL, position INTEGER NOT NULL, created_at BIGINT NOT NULL, FOREIGN KEY (owner_id) ${ACCOUNT},
      FOREIGN KEY (message_id) REFERENCES message (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE INDEX ix_message_attachment ON message_attachment (message_id, created_at)');
  await runner.query('CREATE INDEX ix_message_attachment_owner ON message_attachment (owner_id, message_id)');
  // A message asks whether the two agreed on an offer.
  await runner.query('CREATE INDEX ix_offer_pair ON offer (client_id, talent_user_id)');
}

async function createReviews(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE review (${numberedId(runner)}, booking_id INTEGER NOT NULL, by_side VARCHAR(6) NOT NULL, author_id VARCHAR(40) NOT NULL,
      subject_id VARCHAR(40) NOT NULL, first INTEGER NOT NULL, second INTEGER NOT NULL, third INTEGER NOT NULL, text TEXT NOT NULL,
      at BIGINT NOT NULL, shown_at BIGINT NULL, shows_until BIGINT NOT NULL, reply TEXT NOT NULL, replied_at BIGINT NULL,
      taken_down_at BIGINT NULL, taken_down_reason TEXT NOT NULL, CONSTRAINT uq_review UNIQUE (booking_id, by_side),
      FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE CASCADE, FOREIGN KEY (author_id) ${ACCOUNT},
      FOREIGN KEY (subject_id) ${ACCOUNT})${options}`,
  );
  await runner.query('CREATE INDEX ix_review_subject ON review (subject_id, by_side, shown_at)');
  await runner.query('CREATE INDEX ix_review_shows ON review (shown_at, shows_until)');
  await runner.query(
    `CREATE TABLE rating (subject_id VARCHAR(40) NOT NULL, side VARCHAR(6) NOT NULL, count INTEGER NOT NULL, points INTEGER NOT NULL,
      PRIMARY KEY (subject_id, side), FOREIGN KEY (subject_id) ${ACCOUNT})${options}`,
  );
}

async function createLiveEvents(runner: QueryRunner): Promise<void> {
  await runner.query(
    `CREATE TABLE live_event (${numberedId(runner)}, user_id VARCHAR(40) NOT NULL, kind VARCHAR(16) NOT NULL, subject_id INTEGER NOT NULL,
      at BIGINT NOT NULL)${tableOptions(runner)}`,
  );
  await runner.query('CREATE INDEX ix_live_event_at ON live_event (at)');
}
