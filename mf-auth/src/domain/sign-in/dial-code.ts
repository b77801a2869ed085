import { usualDialCode } from '@alltalent/shared/api';
import { useQuery } from '@tanstack/react-query';
import { signInWaysQuery } from './sign-in-ways.query';

/** The dial code to begin with. */
export function useDialCode(): string {
  return usualDialCode(useQuery(signInWaysQuery).data?.data.visitor_dial_code);
}
