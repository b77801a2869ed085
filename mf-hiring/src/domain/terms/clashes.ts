import type { Clash } from '@alltalent/shared/contracts';
import { spanText } from '../days/days';

/** Booked days that share a day with a span; none while the span is not complete. */
export function clashesWith(clashes: readonly Clash[], from: string, to: string): readonly Clash[] {
  if (from === '' || to === '' || to < from) return [];
  return clashes.filter((clash) => clash.starts_on <= to && clash.ends_on >= from);
}

export const clashText = (clash: Clash): string => (clash.title === '' ? spanText(clash) : `${spanText(clash)}: ${clash.title}`);
