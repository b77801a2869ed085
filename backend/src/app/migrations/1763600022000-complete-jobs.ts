import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText, numberedId } from '../../kernel/database/columns';
import { tableOptions } from './table-options';

/** Creates jobs that clients write, with roles and search tokens; applications, invitations, notifications and reports. */
export class CompleteJobs1763600022000 implements MigrationInterface {
  readonly name = 'CompleteJobs1763600022000';

  async up(runner: QueryRunner): Promise<void> {
    await createJobs(runner);
    await createApplications(runner);
    await createNotifications(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = [
      'report',
      'notification_mail',
      'notification',
      'job_invitation',
      'job_application_step',
      'job_application',
      'job_word',
      'job_role',
      'job',
    ];
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
    await runner.query(
      `CREATE TABLE job (id INTEGER NOT NULL PRIMARY KEY, slug VARCHAR(120) NOT NULL, title VARCHAR(120) NOT NULL,
        category_id INTEGER NOT NULL, details TEXT NOT NULL, city_id INTEGER NULL, location VARCHAR(80) NOT NULL,
        dates VARCHAR(40) NOT NULL, pay INTEGER NOT NULL CHECK (pay > 0), currency VARCHAR(3) NOT NULL, pay_unit VARCHAR(40) NOT NULL,
        closes_on VARCHAR(10) NOT NULL, posted_by VARCHAR(80) NOT NULL,
        CONSTRAINT job_category FOREIGN KEY (category_id) REFERENCES category (id),
        CONSTRAINT job_city FOREIGN KEY (city_id) REFERENCES city (id))${tableOptions(runner)}`,
    );
    await runner.query('CREATE INDEX job_closes ON job (closes_on, id)');
  }
}

/** Replaces the jobs table. So far every job came from the seeds, which store them again. */
async function createJobs(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  // After an interrupted run the new table exists already.
  if (!(await runner.hasColumn('job', 'owner_id'))) await runner.query('DROP TABLE IF EXISTS job');
  await runner.query(
    `CREATE TABLE job (${numberedId(runner)}, owner_id VARCHAR(40) NULL, state VARCHAR(8) NOT NULL, review VARCHAR(8) NOT NULL,
      review_note VARCHAR(1000) NOT NULL, revision INTEGER NOT NULL, content ${longText(runner)} NOT NULL, submitted ${longText(runner)} NULL,
      slug VARCHAR(130) NOT NULL, title VARCHAR(120) NOT NULL, medium VARCHAR(40) NOT NULL, category_id INTEGER NULL, details TEXT NOT NULL,
      city_id INTEGER NULL, location VARCHAR(80) NOT NULL, is_remote BOOLEAN NOT NULL, dates VARCHAR(40) NOT NULL,
      starts_on VARCHAR(10) NOT NULL, ends_on VARCHAR(10) NOT NULL, closes_on VARCHAR(10) NOT NULL, pay_kind VARCHAR(20) NOT NULL,
      pay INTEGER NOT NULL, currency VARCHAR(3) NOT NULL, pay_unit VARCHAR(40) NOT NULL, usage_text TEXT NOT NULL,
      question VARCHAR(200) NOT NULL, posted_by VARCHAR(80) NOT NULL, has_minors BOOLEAN NOT NULL, has_intimacy BOOLEAN NOT NULL,
      published_at BIGINT NULL, closed_at BIGINT NULL, created_at BIGINT NOT NULL, saved_at BIGINT NOT NULL,
      CONSTRAINT job_category FOREIGN KEY (category_id) REFERENCES category (id),
      CONSTRAINT job_city FOREIGN KEY (city_id) REFERENCES city (id))${options}`,
  );
  await runner.query('CREATE INDEX job_closes ON job (state, closes_on, id)');
  await runner.query('CREATE INDEX job_newest ON job (state, published_at, id)');
  await runner.query('CREATE INDEX job_owner ON job (owner_id, saved_at)');
  await runner.query('CREATE INDEX job_review ON job (review, saved_at)');
  await runner.query(
    `CREATE TABLE job_role (${numberedId(runner)}, job_id INTEGER NOT NULL, role_key VARCHAR(40) NOT NULL, position SMALLINT NOT NULL,
      is_shown BOOLEAN NOT NULL, name VARCHAR(80) NOT NULL, details TEXT NOT NULL, people SMALLINT NOT NULL, category_id INTEGER NOT NULL,
      gender_id INTEGER NULL, age_min SMALLINT NULL, age_max SMALLINT NULL, skills TEXT NOT NULL, pay INTEGER NULL,
      CONSTRAINT job_role_job FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE UNIQUE INDEX ux_job_role ON job_role (job_id, role_key)');
  await runner.query(
    `CREATE TABLE job_word (word VARCHAR(40) NOT NULL, job_id INTEGER NOT NULL, PRIMARY KEY (word, job_id),
      CONSTRAINT job_word_job FOREIGN KEY (job_id) REFERENCES job (id) ON DELETE CASCADE)${options}`,
  );
}

async function createApplications(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE job_application (${numberedId(runner)}, job_id INTEGER NOT NULL, role_id INTEGER NOT NULL, user_id VARCHAR(40) NOT NULL,
      talent_id INTEGER NOT NULL, note TEXT NOT NULL, answer TEXT NOT NULL, photos TEXT NOT NULL, stage VARCHAR(16) NOT NULL,
      sent_at BIGINT NOT NULL, stage_at BIGINT NOT NULL, answered_at BIGINT NULL, match_met SMALLINT NOT NULL, match_of SMALLINT NOT NULL,
      match_missing TEXT NOT NULL, rating SMALLINT NOT NULL, client_note TEXT NOT NULL, tape_instructions TEXT NOT NULL,
      tape_due_on VARCHAR(10) NOT NULL, tape_address VARCHAR(300) NOT NULL, is_tape_asked BOOLEAN NOT NULL,
      CONSTRAINT job_application_role FOREIGN KEY (role_id) REFERENCES job_role (id) ON DELETE CASCADE,
      CONSTRAINT job_application_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE UNIQUE INDEX ux_job_application ON job_application (role_id, user_id)');
  await runner.query('CREATE INDEX ix_job_application_job ON job_application (job_id, stage, id)');
  await runner.query('CREATE INDEX ix_job_application_user ON job_application (user_id, stage_at)');
  await runner.query(
    `CREATE TABLE job_application_step (${numberedId(runner)}, application_id INTEGER NOT NULL, stage VARCHAR(16) NOT NULL, at BIGINT NOT NULL,
      text TEXT NOT NULL,
      CONSTRAINT job_application_step_of FOREIGN KEY (application_id) REFERENCES job_application (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE INDEX ix_job_application_step ON job_application_step (application_id, id)');
  await runner.query(
    `CREATE TABLE job_invitation (${numberedId(runner)}, job_id INTEGER NOT NULL, role_id INTEGER NOT NULL, talent_id INTEGER NOT NULL,
      user_id VARCHAR(40) NOT NULL, message TEXT NOT NULL, state VARCHAR(8) NOT NULL, at BIGINT NOT NULL,
      CONSTRAINT job_invitation_role FOREIGN KEY (role_id) REFERENCES job_role (id) ON DELETE CASCADE,
      CONSTRAINT job_invitation_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE UNIQUE INDEX ux_job_invitation ON job_invitation (role_id, talent_id)');
  await runner.query('CREATE INDEX ix_job_invitation_job ON job_invitation (job_id, id)');
  await runner.query('CREATE INDEX ix_job_invitation_user ON job_invitation (user_id, at)');
}

async function createNotifications(runner: QueryRunner): Promise<void> {
  const options = tableOptions(runner);
  await runner.query(
    `CREATE TABLE notification (${numberedId(runner)}, user_id VARCHAR(40) NOT NULL, notice_group VARCHAR(16) NOT NULL,
      notice_key VARCHAR(100) NOT NULL, title VARCHAR(200) NOT NULL, text TEXT NOT NULL, path VARCHAR(300) NOT NULL, action VARCHAR(40) NOT NULL,
      image VARCHAR(300) NOT NULL, at BIGINT NOT NULL, read_at BIGINT NULL, mail_state VARCHAR(8) NOT NULL,
      CONSTRAINT notification_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query('CREATE UNIQUE INDEX ux_notification ON notification (user_id, notice_key)');
  await runner.query('CREATE INDEX ix_notification_newest ON notification (user_id, id)');
  await runner.query('CREATE INDEX ix_notification_unread ON notification (user_id, read_at)');
  await runner.query('CREATE INDEX ix_notification_mail ON notification (mail_state, at)');
  await runner.query(
    `CREATE TABLE notification_mail (user_id VARCHAR(40) NOT NULL PRIMARY KEY, applications VARCHAR(10) NOT NULL, invites VARCHAR(10) NOT NULL,
      messages VARCHAR(10) NOT NULL, account VARCHAR(10) NOT NULL,
      CONSTRAINT notification_mail_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE)${options}`,
  );
  await runner.query(
    `CREATE TABLE report (${numberedId(runner)}, subject VARCHAR(12) NOT NULL, subject_id INTEGER NOT NULL, reason VARCHAR(12) NOT NULL,
      text TEXT NOT NULL, reporter_id VARCHAR(40) NULL, created_at BIGINT NOT NULL, closed_at BIGINT NULL, outcome VARCHAR(500) NOT NULL)${options}`,
  );
  await runner.query('CREATE INDEX ix_report_open ON report (closed_at, created_at)');
  await runner.query('CREATE INDEX ix_report_subject ON report (subject, subject_id)');
}
