import type { Benefits } from '@alltalent/shared/contracts';

/** Benefits of a monthly plan, for tests. */
export function someBenefits(changes: Partial<Benefits> = {}): Benefits {
  return {
    applications_per_month: 30,
    portfolio_photos: 30,
    has_crown: true,
    has_first_review: true,
    has_approved_profile: false,
    has_manager: false,
    has_premium_support: false,
    has_free_shoot: false,
    ...changes,
  };
}
