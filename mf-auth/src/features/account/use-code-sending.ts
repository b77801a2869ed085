import { ApiError, messageOf } from '@alltalent/shared/api';
import type { AccountCodeResponse } from '@alltalent/shared/contracts';
import { countdownOf } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Requests another code. Resolves to null when the user cancelled the confirmation. */
export function useCodeSending(firstWait: number, send: () => Promise<AccountCodeResponse | null>) {
  const [countdown, setCountdown] = useState(() => countdownOf(firstWait));
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: (response) => {
      if (response) setCountdown(countdownOf(response.retry_after));
    },
    onError: (failure) => setCountdown(countdownOf(waitOf(failure) ?? 0)),
  });
  return { countdown, resend: mutateAsync, isSending: isPending, failure: error ? messageOf(error) : undefined };
}

/** Seconds the server wants to be left alone; undefined when it was something else. */
export function waitOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.problem.retry_after : undefined;
}
