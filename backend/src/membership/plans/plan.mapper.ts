import type { Plan } from '@alltalent/shared/contracts';
import type { PlanRow } from './plans.repository';

/** Maps a plan to what the pages show. */
export function toPlan({ id, name, tagline, termMonths, priceMinor, currency, benefits }: PlanRow): Plan {
  return {
    id,
    name,
    tagline,
    term_months: termMonths,
    price_minor: priceMinor,
    currency,
    benefits: {
      applications_per_month: benefits.applications_per_month,
      portfolio_photos: benefits.portfolio_photos,
      has_crown: benefits.has_crown,
      has_first_review: benefits.has_first_review,
      has_approved_profile: benefits.has_approved_profile,
      has_manager: benefits.has_manager,
      has_premium_support: benefits.has_premium_support,
      has_free_shoot: benefits.has_free_shoot,
    },
  };
}
