import { listInWords, type TalentFilter } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import type { LookupIndex } from '../lookups/lookups.service';
import { ProfileAccountsRepository } from '../profile/profile-accounts.repository';

type Chosen = TalentFilter['filterAttribute'];

/** Restricts filters by measurements to those who may see them, because anyone who filters by a measurement learns it. */
@Injectable()
export class MeasurementFiltersService {
  constructor(private readonly accounts: ProfileAccountsRepository) {}

  /** Throws FORBIDDEN when anybody but a verified client filters by measurements. */
  async require(chosen: Chosen, lookups: LookupIndex, userId: string | null): Promise<void> {
    const measurements = measurementsIn(chosen, lookups);
    if (measurements.length === 0) return;
    if (userId !== null && (await this.accounts.isVerifiedClient(userId))) return;
    const labels = listInWords(measurements, 'and');
    throw new DomainError('FORBIDDEN', { detail: `Only verified clients can filter by measurements. Take out: ${labels}.` });
  }
}

function measurementsIn({ values, extra }: Chosen, lookups: LookupIndex): string[] {
  return [...Object.keys(values ?? {}), ...Object.keys(extra ?? {})].flatMap((id) => {
    const attribute = lookups.attribute(Number(id));
    return attribute?.isPublic === false ? [attribute.label] : [];
  });
}
