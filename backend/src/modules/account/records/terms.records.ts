import { Injectable } from '@nestjs/common';
import { TermsService } from '../../terms';
import type { UserAccount } from '../../users';
import { AccountRecords, toIso } from '../account-records';

@Injectable()
export class TermsRecords extends AccountRecords {
  readonly name = 'accepted_terms';

  constructor(private readonly terms: TermsService) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const accepted = await this.terms.acceptancesOf(id);
    return accepted.map(({ version, acceptedAt, how }) => ({ version, accepted_at: toIso(acceptedAt), how }));
  }
}
