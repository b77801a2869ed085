import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../users';
import { AccountDeletionRepository } from '../account-deletion.repository';
import { AccountRecords, toIso } from '../account-records';

@Injectable()
export class DeletionRecords extends AccountRecords {
  readonly name = 'deletion';

  constructor(private readonly deletions: AccountDeletionRepository) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const deletion = await this.deletions.find(id);
    return deletion && { asked_at: toIso(deletion.askedAt), reason: deletion.reason };
  }
}
