import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Reads what jobs need of accounts: the address of a talent's profile, and whether staff verified a client. */
@Injectable()
export class PosterAccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Of the account's own talent profile; '' without one. */
  async slugOf(userId: string): Promise<string> {
    const rows = await this.dataSource.query<{ slug: string }[]>('SELECT slug FROM user_account WHERE id = ?', [userId]);
    return rows[0]?.slug ?? '';
  }

  /** Day on which staff verified that this client hires; '' when they did not. */
  async verifiedOn(userId: string): Promise<string> {
    const rows = await this.dataSource.query<{ verified: string | null }[]>(
      'SELECT verified_client_on AS verified FROM user_account WHERE id = ?',
      [userId],
    );
    return rows[0]?.verified ?? '';
  }
}
