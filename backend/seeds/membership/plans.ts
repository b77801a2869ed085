import { PROFILE_LIMITS } from '@alltalent/shared/contracts';
import type { PlanEntity } from '../../src/membership/schema/plan.entity';

/** The plans as a new site has them; prices contain the tax. */
export const PLANS: readonly Readonly<PlanEntity>[] = [
  {
    id: 'free',
    name: 'Free',
    tagline: 'Look around, build your profile and send your first applications.',
    termMonths: 0,
    priceMinor: 0,
    currency: 'INR',
    benefits: {
      // What the configuration says is shown instead.
      applications_per_month: 5,
      portfolio_photos: 12,
      has_crown: false,
      has_first_review: false,
      has_approved_profile: false,
      has_manager: false,
      has_premium_support: false,
      has_free_shoot: false,
    },
    position: 1,
  },
  {
    id: 'monthly',
    name: 'Monthly',
    tagline: 'More applications and more photos, a month at a time.',
    termMonths: 1,
    priceMinor: 49_900,
    currency: 'INR',
    benefits: {
      applications_per_month: 30,
      portfolio_photos: 30,
      has_crown: true,
      has_first_review: true,
      has_approved_profile: false,
      has_manager: false,
      has_premium_support: false,
      has_free_shoot: false,
    },
    position: 2,
  },
  {
    id: 'one-year',
    name: 'One year',
    tagline: 'Unlimited applications, a talent manager and premium support for twelve months.',
    termMonths: 12,
    priceMinor: 399_900,
    currency: 'INR',
    benefits: {
      applications_per_month: null,
      portfolio_photos: PROFILE_LIMITS.photos,
      has_crown: true,
      has_first_review: true,
      has_approved_profile: true,
      has_manager: true,
      has_premium_support: true,
      has_free_shoot: true,
    },
    position: 3,
  },
];
