import { ROLES, splitRoles } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Account data that profiles show or check. */
export type ProfileAccount = {
  readonly id: string;
  readonly slug: string;
  readonly isActive: boolean;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  readonly verifiedClientOn: string | null;
};
type Row = { id: string; slug: string; status: string; email: string | null; phone: string | null; verified: string | null };

/** Reads what profiles need of accounts, with plain SQL on their table. */
@Injectable()
export class ProfileAccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Tells whether staff verified the account as a client's, and it still is one. */
  async isVerifiedClient(id: string): Promise<boolean> {
    const sql = "SELECT role_id AS roles FROM user_account WHERE id = ? AND status = 'active' AND verified_client_on IS NOT NULL";
    const [row] = await this.dataSource.query<{ roles: string }[]>(sql, [id]);
    return row !== undefined && splitRoles(row.roles).includes(ROLES.client);
  }

  /** Finds the ids of the accounts of profiles, by slug. */
  async findOwners(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (slugs.length === 0) return new Map();
    const sql = `SELECT id, slug FROM user_account WHERE slug IN (${slugs.map(() => '?').join(', ')})`;
    const rows = await this.dataSource.query<{ id: string; slug: string }[]>(sql, [...slugs]);
    return new Map(rows.map(({ id, slug }) => [slug, id]));
  }

  /** Finds the account of a profile and the viewer's; either may be missing, and both may be one. */
  async findOwnerAndViewer(slug: string, viewerId: string): Promise<readonly ProfileAccount[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT id, slug, status, login_email AS email, login_phone AS phone, verified_client_on AS verified
       FROM user_account WHERE slug = ? UNION
       SELECT id, slug, status, login_email AS email, login_phone AS phone, verified_client_on AS verified
       FROM user_account WHERE id = ?`,
      [slug, viewerId],
    );
    return rows.map(({ id, slug: own, status, email, phone, verified }) => ({
      id,
      slug: own,
      isActive: status === 'active',
      hasEmail: email !== null,
      hasPhone: phone !== null,
      verifiedClientOn: verified,
    }));
  }
}
