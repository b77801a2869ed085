import { type Benefits, formatCount } from '@alltalent/shared/contracts';
import { t } from '../../messages';

/** What a plan gives of a benefit: whether it includes it, or how much of it. */
export type Gives = boolean | string;

type BenefitRow = { readonly id: keyof Benefits; readonly name: string; readonly of: (benefits: Benefits) => Gives };

const has = (id: Exclude<keyof Benefits, 'applications_per_month' | 'portfolio_photos'>, name: string): BenefitRow => ({
  id,
  name,
  of: (benefits) => benefits[id],
});

/** The benefits in the order in which talents ask about them. */
export const BENEFIT_ROWS: readonly BenefitRow[] = [
  { id: 'applications_per_month', name: t('plans.applications'), of: (benefits) => applicationsOf(benefits.applications_per_month) },
  { id: 'portfolio_photos', name: t('plans.photos'), of: ({ portfolio_photos: count }) => t('plans.upTo', { count: formatCount(count) }) },
  has('has_crown', t('plans.crown')),
  has('has_first_review', t('plans.firstReview')),
  has('has_approved_profile', t('plans.approvedProfile')),
  has('has_manager', t('plans.manager')),
  has('has_premium_support', t('plans.support')),
  has('has_free_shoot', t('plans.shoot')),
];

function applicationsOf(limit: number | null): Gives {
  if (limit === null) return t('plans.noLimit');
  return limit === 0 ? false : t('plans.perMonth', { count: formatCount(limit) });
}
