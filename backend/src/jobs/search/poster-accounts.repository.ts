import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Reads what jobs need of accounts: the slug of a talent's profile, and whether staff verified a client. */
@Injectable()
export class PosterAccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the slug of the account's own profile; '' without one. */
  async slugOf(userId: string): Promise<string> {
    const rows = await this.dataSource.query<{ slug: string }[]>('SELECT slug FROM user_account WHERE id = ?', [userId]);
    return rows[0]?.slug ?? '';
  }

  /** Returns the day, YYYY-MM-DD, on which staff verified the client; '' when they did not. */
  async verifiedOn(userId: string): Promise<string> {
    const rows = await this.dataSource.query<{ verified: string | null }[]>(
      'SELECT verified_client_on AS verified FROM user_account WHERE id = ?',
      [userId],
    );
    return rows[0]?.verified ?? '';
  }
}
