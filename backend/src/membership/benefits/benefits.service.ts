import type { Benefits } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';

/** Says what a membership unlocks: the only place that does. */
@Injectable()
export class BenefitsService {
  /** Benefits of the account's plan at this moment; those of the free plan without a membership. */
  of(_userId: string): Promise<Benefits & { readonly isMember: boolean }> {
    throw new Error('not built');
  }

  /** Applications of this calendar month in India, and how many there may be. `limit` null: without one. */
  applicationsOf(_userId: string): Promise<{ readonly used: number; readonly limit: number | null; readonly resetsAt: number }> {
    throw new Error('not built');
  }
}
