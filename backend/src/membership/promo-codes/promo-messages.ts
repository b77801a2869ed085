import { formatMinor, type PromoRefusal, supplyPlaceName } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { PromoDecision } from './promo-codes.service';

type Asked = { readonly code: string; readonly planName: string; readonly stateCode: string; readonly currency: string };

const REFUSED = {
  unknown: 'membership.promoCodes.unknown',
  'not-begun': 'membership.promoCodes.notBegun',
  over: 'membership.promoCodes.over',
  'used-up': 'membership.promoCodes.usedUp',
  'used-before': 'membership.promoCodes.usedBefore',
  'other-plan': 'membership.promoCodes.otherPlan',
  region: 'membership.promoCodes.region',
  'region-missing': 'membership.promoCodes.regionMissing',
} as const satisfies Record<PromoRefusal, string>;

/** Returns the sentence for the field of the code: what it gives, or why it does not apply. */
export function promoMessage(decision: PromoDecision, { code, planName, stateCode, currency }: Asked): string {
  if (!decision.isApplied) return t(REFUSED[decision.reason], { code, plan: planName, state: supplyPlaceName(stateCode) });
  if (decision.hasShoot) return t('membership.promoCodes.shoot', { code });
  if (decision.extraDays > 0) return t('membership.promoCodes.days', { code, days: decision.extraDays });
  return t('membership.promoCodes.discount', { code, sum: formatMinor(decision.discountMinor, currency) });
}
