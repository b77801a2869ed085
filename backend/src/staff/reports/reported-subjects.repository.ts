import type { ReportSubject } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Facts of a report's subject for staff: labels and values. */
type SubjectFacts = Readonly<Record<string, string | number | null>>;

const JOB = 'j.id AS job, j.title AS title, j.state AS state, j.posted_by AS poster, j.owner_id AS client';
const FACTS: Readonly<Record<ReportSubject, string>> = {
  job: `SELECT ${JOB}, j.slug AS slug, j.details AS text FROM job j WHERE j.id = ?`,
  profile: `SELECT t.name AS name, t.slug AS slug, t.headline AS headline, u.id AS account
    FROM talent t LEFT JOIN user_account u ON u.slug = t.slug WHERE t.id = ?`,
  application: `SELECT ${JOB}, a.user_id AS talent, a.stage AS stage, a.note AS note, a.answer AS answer
    FROM job_application a JOIN job j ON j.id = a.job_id WHERE a.id = ?`,
  invitation: `SELECT ${JOB}, i.user_id AS talent, i.message AS message FROM job_invitation i JOIN job j ON j.id = i.job_id WHERE i.id = ?`,
  thread: `SELECT th.client_id AS client, th.talent_user_id AS talent, th.job_id AS job, th.last_text AS last FROM thread th WHERE th.id = ?`,
  review: `SELECT r.booking_id AS booking, r.author_id AS author, r.subject_id AS about, r.text AS text, r.reply AS reply
    FROM review r WHERE r.id = ?`,
};

/** Reads the subjects of reports from the tables of all contexts; a report names its subject by id. */
@Injectable()
export class ReportedSubjectsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the application is for a job of this client. */
  isApplicationTo(clientId: string, id: number): Promise<boolean> {
    return this.has('SELECT 1 FROM job_application a JOIN job j ON j.id = a.job_id WHERE a.id = ? AND j.owner_id = ?', [id, clientId]);
  }

  /** Whether the invitation went to this user. */
  isInvitationTo(userId: string, id: number): Promise<boolean> {
    return this.has('SELECT 1 FROM job_invitation WHERE id = ? AND user_id = ?', [id, userId]);
  }

  /** Whether the user is one of the two of the thread. */
  isThreadOf(userId: string, id: number): Promise<boolean> {
    return this.has('SELECT 1 FROM thread WHERE id = ? AND (client_id = ? OR talent_user_id = ?)', [id, userId, userId]);
  }

  /** Whether everybody can read the review. */
  isShownReview(id: number): Promise<boolean> {
    return this.has('SELECT 1 FROM review WHERE id = ? AND shown_at IS NOT NULL AND taken_down_at IS NULL', [id]);
  }

  /** Returns the facts of a subject; null if it no longer exists. */
  async describe(subject: ReportSubject, id: number): Promise<SubjectFacts | null> {
    return (await this.dataSource.query<SubjectFacts[]>(FACTS[subject], [id]))[0] ?? null;
  }

  private async has(sql: string, values: readonly unknown[]): Promise<boolean> {
    return (await this.dataSource.query<unknown[]>(sql, [...values])).length > 0;
  }
}
