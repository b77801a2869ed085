/** A date as it is typed, part by part. */
export type BirthDate = { readonly day: string; readonly month: string; readonly year: string };

export const NO_BIRTH_DATE: BirthDate = { day: '', month: '', year: '' };

/** 'YYYY-MM-DD'; '' while nothing is typed. What is no date stays none: nothing is guessed. */
export function toIsoDate({ day, month, year }: BirthDate): string {
  if (day + month + year === '') return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
