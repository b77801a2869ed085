import { Injectable } from '@nestjs/common';
import { TermsService } from '../../terms/terms.service';
import type { UserAccount } from '../../users/user-account';
import { PersonalData, toIso } from '../../users/personal-data';

@Injectable()
export class TermsRecords extends PersonalData {
  readonly name = 'accepted_terms';

  constructor(private readonly terms: TermsService) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const accepted = await this.terms.acceptancesOf(id);
    return accepted.map(({ version, acceptedAt, how }) => ({ version, accepted_at: toIso(acceptedAt), how }));
  }
}
