import type { Benefits, MembershipSettingsInput } from '@alltalent/shared/contracts';
import type { MembershipSettings } from '../plans/plans.service';

type Rates = NonNullable<MembershipSettingsInput['rates']>;

/** Names each benefit that differs, with what it was and is now, for the audit trail. */
export function changesOfBenefits(before: Benefits | undefined, after: Benefits): readonly string[] {
  const names = Object.keys(after) as (keyof Benefits)[];
  const limitOf = (benefits: Benefits, name: keyof Benefits) => String(benefits[name] ?? 'unlimited');
  return names
    .filter((name) => before?.[name] !== after[name])
    .map((name) => [name, ...(before ? [limitOf(before, name), '->'] : []), limitOf(after, name)].join(' '));
}

/** Names each currency whose rate differs, with what one rupee was and is in it; '' where only days differ. */
export function changesOfRates(before: MembershipSettings['rates'], after: Rates): string {
  const currencies = [...new Set([...before, ...after].map(({ currency }) => currency))];
  const rateIn = (rates: Rates | MembershipSettings['rates'], currency: string) =>
    rates.find((rate) => rate.currency === currency)?.per_rupee ?? 'none';
  return currencies
    .filter((currency) => rateIn(before, currency) !== rateIn(after, currency))
    .map((currency) => `${currency} ${rateIn(before, currency)} -> ${rateIn(after, currency)}`)
    .join(', ');
}

/** Describes which places had no shoots, and which have none now. */
export function changeOfStates(before: readonly string[], after: readonly string[]): string {
  return `${before.join('+') || 'none'} -> ${after.join('+') || 'none'}`;
}
