import { hasCode, refusalOf, useKeyedRequest, waitOf } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { useMutation } from '@tanstack/react-query';
import type { LeadCode } from './use-lead-code';

const RESENT = 1;

/** Asks for the code once more; a server that wants to wait starts the countdown again. */
export function useResendCode({ resent, waitAgain, lose }: LeadCode) {
  const send = useKeyedRequest(ENDPOINTS.resendLeadCode);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => send({}),
    onSuccess: ({ status, sent_to, retry_after }) => {
      if (!isResent(status)) throw new Error('The code was not sent again');
      resent(sent_to, retry_after);
    },
    onError: (problem) => {
      const seconds = waitOf(problem);
      if (seconds !== undefined) waitAgain(seconds);
      if (hasCode(problem, 'NOT_FOUND')) lose();
    },
  });
  return { ask: () => mutate(), isAsking: isPending, failure: error && !isPending ? refusalOf(error) : null } as const;
}

const isResent = (status: number) => status === RESENT;
