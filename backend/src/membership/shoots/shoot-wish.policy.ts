import { addDays, INDIAN_STATES, isDate, listInWords, MEMBERSHIP_LIMITS } from '@alltalent/shared/contracts';

export type WishFault = 'notADay' | 'twice' | 'tooSoon' | 'tooLate';

/** Returns what is wrong with the days of a wish, all YYYY-MM-DD; null when they may be asked for on `today` in India. */
export function wishFaultOf(dates: readonly string[], today: string): WishFault | null {
  if (!dates.every(isDate)) return 'notADay';
  if (new Set(dates).size < dates.length) return 'twice';
  if (dates.some((date) => date < addDays(today, MEMBERSHIP_LIMITS.shootFromDays))) return 'tooSoon';
  return dates.some((date) => date > addDays(today, MEMBERSHIP_LIMITS.shootToDays)) ? 'tooLate' : null;
}

export function stateNameOf(code: string): string | null {
  return INDIAN_STATES.find((state) => state.code === code)?.name ?? null;
}

/** ['35', '38'] -> 'Andaman and Nicobar Islands and Ladakh'. Unknown codes are left out. */
export function namesOf(codes: readonly string[]): string {
  const names = INDIAN_STATES.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
  return listInWords(names, 'and');
}
