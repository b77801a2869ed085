import { storage } from './storage';

export const DEFAULT_DIAL_CODE = '91';

/** The dial code to begin with: the one chosen before, else that of the visitor's country, else India's. */
export function usualDialCode(visitors: string | undefined): string {
  return digitsOf(storage.get('country_code')) || digitsOf(visitors) || DEFAULT_DIAL_CODE;
}

/** What was chosen becomes the first choice of the next visit. */
export function storeDialCode(dialCode: string): void {
  if (dialCode !== '') storage.set('country_code', dialCode);
}

function digitsOf(text: string | null | undefined): string {
  return (text ?? '').replace(/\D/gu, '').slice(0, 4);
}
