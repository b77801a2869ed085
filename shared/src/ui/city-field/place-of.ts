import type { TalentCity } from '../../contracts/talents/talent-cities';

/** 'Pune, Maharashtra, India'; a city that is its own country is named once. */
export function placeOf({ name, state, country }: TalentCity): string {
  return [...new Set([name, state, country])].filter(Boolean).join(', ');
}
