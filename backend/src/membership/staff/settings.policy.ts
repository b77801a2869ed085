import { dayInIndia, formatMinor, isDate, type MembershipSettingsInput, PLAN_IDS, type PlanId } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { LEAST_CHARGE_MINOR } from '../payments/payment-provider';
import { type BadFields, field, unknownState } from './promo-codes.policy';

type Plans = NonNullable<MembershipSettingsInput['plans']>;
type Rates = NonNullable<MembershipSettingsInput['rates']>;
type Managers = NonNullable<MembershipSettingsInput['managers']>;
type Known = {
  /** Currencies of the site by ISO 4217. */
  readonly currencies: readonly string[];
  readonly now: number;
};

const DAY_LENGTH = 10;

/** Checks settings beyond their shape; absent parts stay as they are, and need no check. */
export function badFieldsOfSettings(input: MembershipSettingsInput, known: Known): BadFields {
  const { plans, rates, shoot_excluded_states: states, managers } = input;
  return {
    ...field('plans', plans ? badPlans(plans) : null),
    ...field('rates', rates ? badRates(rates, known) : null),
    ...field('shoot_excluded_states', states ? unknownState(states) : null),
    ...field('managers', managers ? badManagers(managers) : null),
  };
}

/** Returns a refusal of a price; null when it fits. `price`: paise, with tax. */
export function badPrice(id: PlanId, price: number): string | null {
  if (id === 'free') return price > 0 ? t('membership.settings.freePrice') : null;
  return price >= LEAST_CHARGE_MINOR ? null : t('membership.settings.paidPrice', { sum: formatMinor(LEAST_CHARGE_MINOR, 'INR') });
}

function badPlans(plans: Plans): string | null {
  if (plans.length !== PLAN_IDS.length || !PLAN_IDS.every((id) => plans.some((plan) => plan.id === id))) {
    return t('membership.settings.planMissing');
  }
  return plans.map(({ id, price_minor: price }) => badPrice(id, price)).find((refusal) => refusal !== null) ?? null;
}

function badRates(rates: Rates, { currencies, now }: Known): string | null {
  if (!areDistinct(rates.map(({ currency }) => currency))) return t('membership.settings.rateTwice');
  if (!rates.every(({ currency }) => currencies.includes(currency))) return t('membership.settings.rateUnknown');
  const isDay = (day: string) => day.length === DAY_LENGTH && isDate(day) && day <= dayInIndia(now);
  return rates.every(({ as_of: day }) => isDay(day)) ? null : t('membership.settings.rateDay');
}

function badManagers(managers: Managers): string | null {
  return areDistinct(managers.map(({ email }) => email.toLowerCase())) ? null : t('membership.settings.managerTwice');
}

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
