import { storage } from '@alltalent/shared/api';
import { useQuery } from '@tanstack/react-query';
import { signInWaysQuery } from './sign-in-ways.query';

export const DEFAULT_DIAL_CODE = '91';

/** The dial code to begin with: the one chosen before, else that of the visitor's country, else India's. */
export function useDialCode(): string {
  const visitors = useQuery(signInWaysQuery).data?.data.visitor_dial_code;
  return digitsOf(storage.get('country_code')) || digitsOf(visitors) || DEFAULT_DIAL_CODE;
}

export function keepDialCode(dialCode: string): void {
  if (dialCode !== '') storage.set('country_code', dialCode);
}

function digitsOf(text: string | null | undefined): string {
  return (text ?? '').replace(/\D/gu, '').slice(0, 4);
}
