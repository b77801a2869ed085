import { INDIAN_STATES, isDate, MEMBERSHIP_LIMITS } from '@alltalent/shared/contracts';

const DAY_MS = 24 * 3600 * 1000;

export type WishFault = 'notADay' | 'twice' | 'tooSoon' | 'tooLate';

/** Returns what is wrong with the days of a wish, all YYYY-MM-DD; null when they may be asked for on `today` in India. */
export function wishFaultOf(dates: readonly string[], today: string): WishFault | null {
  if (!dates.every(isDate)) return 'notADay';
  if (new Set(dates).size < dates.length) return 'twice';
  if (dates.some((date) => date < dayAfter(today, MEMBERSHIP_LIMITS.shootFromDays))) return 'tooSoon';
  return dates.some((date) => date > dayAfter(today, MEMBERSHIP_LIMITS.shootToDays)) ? 'tooLate' : null;
}

export function stateNameOf(code: string): string | null {
  return INDIAN_STATES.find((state) => state.code === code)?.name ?? null;
}

/** ['35', '38'] -> 'Andaman and Nicobar Islands and Ladakh'. Unknown codes are left out. */
export function namesOf(codes: readonly string[]): string {
  const names = INDIAN_STATES.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(names);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
