import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UserAccount } from '../../auth';

const MOST = 20;

export type ReviewAbout = {
  readonly id: number;
  readonly authorId: string;
  readonly text: string;
  readonly at: number;
  readonly isShown: boolean;
};
export type PersonFacts = {
  readonly membership: { readonly plan: string; readonly accessUntil: number } | null;
  readonly orders: readonly { readonly id: string; readonly plan: string; readonly state: string; readonly placedAt: number }[];
  readonly jobs: readonly { readonly id: number; readonly title: string; readonly state: string }[];
  readonly applications: readonly { readonly id: number; readonly title: string; readonly stage: string }[];
  readonly reviews: readonly ReviewAbout[];
  readonly threads: readonly { readonly otherId: string; readonly lastAt: number; readonly messages: number }[];
};

/**
 * Reads what the contexts store about an account, for the page of the office that shows it whole. Like the subjects of reports, it
 * reads the tables themselves: no context needs these lists. Each has at most twenty rows, of one index.
 */
@Injectable()
export class PersonFactsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async read({ id }: Pick<UserAccount, 'id'>): Promise<PersonFacts> {
    const [memberships, orders, jobs, applications, threads, reviews] = await Promise.all([
      this.rows('SELECT plan_id AS plan, access_until AS accessUntil FROM membership WHERE user_id = ?', [id]),
      this.rows(
        `SELECT id, plan_name AS plan, state, placed_at AS placedAt FROM membership_order WHERE user_id = ?
          ORDER BY placed_at DESC LIMIT ${MOST}`,
        [id],
      ),
      this.rows(`SELECT id, title, state FROM job WHERE owner_id = ? ORDER BY saved_at DESC LIMIT ${MOST}`, [id]),
      this.rows(
        `SELECT a.id AS id, j.title AS title, a.stage AS stage FROM job_application a JOIN job j ON j.id = a.job_id
          WHERE a.user_id = ? ORDER BY a.stage_at DESC LIMIT ${MOST}`,
        [id],
      ),
      this.threads(id),
      this.reviews(id),
    ]);
    const [membership] = memberships;
    return {
      membership: membership ? { plan: String(membership['plan']), accessUntil: Number(membership['accessUntil']) } : null,
      orders: orders.map((row) => ({
        id: String(row['id']),
        plan: String(row['plan']),
        state: String(row['state']),
        placedAt: Number(row['placedAt']),
      })),
      jobs: jobs.map((row) => ({ id: Number(row['id']), title: String(row['title']), state: String(row['state']) })),
      applications: applications.map((row) => ({ id: Number(row['id']), title: String(row['title']), stage: String(row['stage']) })),
      threads,
      reviews,
    };
  }

  /** Whether the review is about the account, taken down or not. */
  async isReviewed(id: string, reviewId: number): Promise<boolean> {
    return (await this.rows('SELECT id FROM review WHERE id = ? AND subject_id = ?', [reviewId, id])).length > 0;
  }

  private async reviews(id: string): Promise<readonly ReviewAbout[]> {
    const found = await this.rows(
      `SELECT id, author_id AS authorId, text, at, shown_at AS shownAt FROM review WHERE subject_id = ? AND taken_down_at IS NULL
        ORDER BY at DESC, id DESC LIMIT ${MOST}`,
      [id],
    );
    return found.map((row) => ({
      id: Number(row['id']),
      authorId: String(row['authorId']),
      text: String(row['text']),
      at: Number(row['at']),
      isShown: row['shownAt'] !== null,
    }));
  }

  private async threads(id: string): Promise<PersonFacts['threads']> {
    const side = (own: string, other: string) =>
      this.rows(
        `SELECT ${other} AS otherId, last_at AS lastAt, (SELECT COUNT(*) FROM message m WHERE m.thread_id = th.id) AS messages
          FROM thread th WHERE ${own} = ? ORDER BY last_at DESC LIMIT ${MOST}`,
        [id],
      );
    const found = await Promise.all([side('client_id', 'talent_user_id'), side('talent_user_id', 'client_id')]);
    return found
      .flat()
      .map((row) => ({ otherId: String(row['otherId']), lastAt: Number(row['lastAt']), messages: Number(row['messages']) }))
      .sort((one, other) => other.lastAt - one.lastAt)
      .slice(0, MOST);
  }

  private rows(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
    return this.dataSource.query(sql, [...values]);
  }
}
