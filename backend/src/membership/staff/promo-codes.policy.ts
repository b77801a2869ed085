import { isDate, type PromoCodeInput, SUPPLY_PLACES } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { PlanRow } from '../plans/plans.service';

const WHOLE_BASIS_POINTS = 10_000;
const MOST_EXTRA_DAYS = 366;

/** First message of each field that does not fit, by wire name. */
export type BadFields = Readonly<Record<string, string>>;

/** Checks a promo code beyond its shape; `plans`: those of the site. */
export function badFieldsOfCode(input: PromoCodeInput, plans: readonly PlanRow[]): BadFields {
  return {
    ...field('value', badValue(input)),
    ...field('plans', badPlans(input, plans)),
    ...field('excluded_states', unknownState(input.excluded_states)),
    ...field('from', badDay(input.from)),
    ...field('to', badDay(input.to) ?? badOrder(input)),
  };
}

/** Returns a refusal for the first code that names no place of supply; null when all of them do. */
export function unknownState(states: readonly string[]): string | null {
  const state = states.find((wanted) => !SUPPLY_PLACES.some(({ code }) => code === wanted));
  return state === undefined ? null : t('membership.settings.stateUnknown', { state });
}

export function field(name: string, message: string | null): BadFields {
  return message === null ? {} : { [name]: message };
}

function badValue({ kind, value }: PromoCodeInput): string | null {
  switch (kind) {
    case 'amount':
      return value >= 1 ? null : t('membership.settings.codeAmount');
    case 'percent':
      return value >= 1 && value <= WHOLE_BASIS_POINTS ? null : t('membership.settings.codePercent');
    case 'days':
      return value >= 1 && value <= MOST_EXTRA_DAYS ? null : t('membership.settings.codeExtraDays', { most: MOST_EXTRA_DAYS });
    case 'shoot':
      return value === 0 ? null : t('membership.settings.codeShoot');
  }
}

function badPlans({ kind, plans: wanted }: PromoCodeInput, plans: readonly PlanRow[]): string | null {
  if (kind !== 'shoot') return null;
  const without = plans.find(({ id, benefits }) => wanted.some((plan) => plan === id) && !benefits.has_free_shoot);
  return without === undefined ? null : t('membership.settings.codeShootPlan', { plan: without.name });
}

function badDay(day: string): string | null {
  return day === '' || isDate(day) ? null : t('membership.settings.codeDay');
}

function badOrder({ from, to }: PromoCodeInput): string | null {
  return from !== '' && to !== '' && to < from ? t('membership.settings.codeDays') : null;
}
