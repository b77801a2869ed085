import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../users/user-account';
import { AccountDeletionRepository } from '../account-deletion.repository';
import { PersonalData, toIso } from '../../users/personal-data';

@Injectable()
export class DeletionRecords extends PersonalData {
  readonly name = 'deletion';

  constructor(private readonly deletions: AccountDeletionRepository) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const deletion = await this.deletions.find(id);
    return deletion && { asked_at: toIso(deletion.askedAt), reason: deletion.reason };
  }
}
