import type { PromoCode } from '../promo-codes/promo-codes.policy';

type WrittenCode = Omit<PromoCode, 'uses' | 'madeAt'>;

/** Describes a code for the audit trail: all of a new one, and what differs from the former one, before and after. */
export function detailOfCode(code: WrittenCode, former: WrittenCode | null): string {
  if (!former) return wholeOf(code);
  const [before, after] = [partsOf(former), partsOf(code)];
  const changes = Object.entries(after).filter(([name, value]) => before[name] !== value);
  return ['changed', ...changes.map(([name, value]) => `${name} ${before[name] ?? ''} -> ${value}`)].join(', ');
}

function wholeOf({ kind, value, plans, fromDay, toDay, mostUses, isActive }: WrittenCode): string {
  const parts = ['made', `${kind} ${value}`, plans.join('+'), `from ${fromDay || 'ever'} to ${toDay || 'ever'}`];
  return [...parts, `at most ${mostUses ?? 'any'} uses`, isActive ? 'on' : 'off'].join(', ');
}

function partsOf(code: WrittenCode): Readonly<Record<string, string>> {
  return {
    worth: `${code.kind} ${code.value}`,
    plans: code.plans.join('+') || 'every',
    states: code.excludedStates?.join('+') || 'none',
    from: code.fromDay || 'ever',
    until: code.toDay || 'ever',
    uses: String(code.mostUses ?? 'any'),
    once: code.isOncePerPerson ? 'yes' : 'no',
    active: code.isActive ? 'on' : 'off',
  };
}
