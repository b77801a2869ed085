import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type Named = { id: string; firstName: string; lastName: string };

/** Reads the names of accounts by plain SQL, all of one page at once. */
@Injectable()
export class PartyNamesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(userIds: readonly string[]): Promise<Named[]> {
    const wanted = [...new Set(userIds)];
    if (wanted.length === 0) return [];
    const sql = 'SELECT id, first_name AS firstName, last_name AS lastName FROM user_account WHERE id IN';
    return this.dataSource.query<Named[]>(`${sql} (${wanted.map(() => '?').join(', ')})`, wanted);
  }
}
