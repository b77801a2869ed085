import { Inject, Injectable } from '@nestjs/common';
import { PERSONAL_DATA, type PersonalData } from '../users/personal-data';
import { UsersService } from '../users/users.service';

/** What every context stores of one account. */
@Injectable()
export class AccountRecordsService {
  constructor(
    private readonly users: UsersService,
    @Inject(PERSONAL_DATA) private readonly records: readonly PersonalData[],
  ) {}

  /** Ends what the account has open with other people. */
  async end(userId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    for (const records of this.records) await records.end(user);
  }

  /** Erases an account; its row goes last, so that a failed erasure is repeated. Rows retained by law hold only the id. */
  async erase(userId: string): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    for (const records of this.records) await records.erase(user);
    await this.users.remove(userId);
  }
}
