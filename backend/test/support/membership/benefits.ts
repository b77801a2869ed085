import type { Benefits } from '@alltalent/shared/contracts';

/** Benefits of a person without a membership. */
export const NO_BENEFITS: Benefits = {
  applications_per_month: 5,
  portfolio_photos: 5,
  has_crown: false,
  has_first_review: false,
  has_approved_profile: false,
  has_manager: false,
  has_premium_support: false,
  has_free_shoot: false,
};
