import { Inject, Injectable } from '@nestjs/common';
import { type Moves, OwnedRowsRepository } from '../../kernel/database/owned-rows';
import { PERSONAL_DATA, type PersonalData } from '../users/personal-data';
import { UsersService } from '../users/users.service';

/** What every context stores of one account. */
@Injectable()
export class AccountRecordsService {
  constructor(
    private readonly users: UsersService,
    private readonly rows: OwnedRowsRepository,
    @Inject(PERSONAL_DATA) private readonly records: readonly PersonalData[],
  ) {}

  /** Ends what the account has open with other people. */
  async end(userId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    for (const records of this.records) await records.end(user);
  }

  /** Counts what `move` would move and leave, by name; what neither moves nor stays is left out. */
  async countMoves(fromId: string, toId: string): Promise<readonly (Moves & { readonly name: string })[]> {
    const counted = await Promise.all(
      this.movable().map(async ([name, rows]) => ({ name, ...(await this.rows.count(rows, fromId, toId)) })),
    );
    return counted.filter(({ moves, stays }) => moves + stays > 0);
  }

  /** Gives what may go over to another account of the same person, in the caller's transaction. */
  async move(fromId: string, toId: string): Promise<void> {
    for (const [, rows] of this.movable()) await this.rows.move(rows, fromId, toId);
  }

  private movable() {
    return this.records.flatMap(({ movable }) => Object.entries(movable));
  }

  /** Erases an account; its row goes last, so that a failed erasure is repeated. Rows retained by law hold only the id. */
  async erase(userId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    for (const records of this.records) await records.erase(user);
    await this.users.remove(userId);
  }
}
