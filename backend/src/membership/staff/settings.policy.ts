import { dayInIndia, formatMinor, isDate, type MembershipSettingsInput, PLAN_IDS, type PlanId } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import { LEAST_CHARGE_MINOR } from '../payments/payment-provider';
import { type BadFields, field, unknownState } from './promo-codes.policy';

type Plans = NonNullable<MembershipSettingsInput['plans']>;
type Rates = NonNullable<MembershipSettingsInput['rates']>;
type Known = {
  /** Currencies of the site by ISO 4217. */
  readonly currencies: readonly string[];
  readonly now: number;
};

const DAY_LENGTH = 10;

/** Checks settings beyond their shape, by the path of each value; absent parts stay as they are, and need no check. */
export function badFieldsOfSettings(input: MembershipSettingsInput, known: Known): BadFields {
  const { plans, benefits, rates, shoot_excluded_states: states, managers } = input;
  return {
    ...field('plans', plans ? badPlans(plans) : null),
    ...twice(
      benefits?.map(({ id }) => id),
      (at) => `benefits[${at}].id`,
      t('membership.settings.benefitsTwice'),
    ),
    ...(rates ? badRates(rates, known) : {}),
    ...field('shoot_excluded_states', states ? unknownState(states) : null),
    ...twice(
      managers?.map(({ email }) => email.toLowerCase()),
      (at) => `managers[${at}].email`,
      t('membership.settings.managerTwice'),
    ),
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

function badRates(rates: Rates, { currencies, now }: Known): BadFields {
  const isDay = (day: string) => day.length === DAY_LENGTH && isDate(day) && day <= dayInIndia(now);
  const bad = rates.map(({ currency, as_of: day }, at) => ({
    ...field(`rates[${at}].currency`, currencies.includes(currency) ? null : t('membership.settings.rateUnknown')),
    ...field(`rates[${at}].as_of`, isDay(day) ? null : t('membership.settings.rateDay')),
  }));
  const repeated = twice(
    rates.map(({ currency }) => currency),
    (at) => `rates[${at}].currency`,
    t('membership.settings.rateTwice'),
  );
  return Object.assign({}, ...bad, repeated) as BadFields;
}

/** Returns the message for each value that an earlier one equals. */
function twice(values: readonly string[] | undefined, nameOf: (at: number) => string, message: string): BadFields {
  const repeated = (values ?? []).flatMap((value, at) => (values?.indexOf(value) === at ? [] : [[nameOf(at), message] as const]));
  return Object.fromEntries(repeated);
}
