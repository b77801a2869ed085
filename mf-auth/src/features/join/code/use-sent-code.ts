import { ApiError, refusalOf, waitOf } from '@alltalent/shared/api';
import type { SendCodeResponse } from '@alltalent/shared/contracts';
import { countdownOf } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formFailureOf } from '../panel/failure';
import type { Medium } from '../panel/medium';
import { sendCode } from './send-code';

export type CodeUnderWay = {
  readonly medium: Medium;
  readonly sent: SendCodeResponse;
  /** The panel comes back to it: how often it was sent is for the server to know. */
  readonly isResumed: boolean;
};

type SentCodeOptions = CodeUnderWay & { readonly onRefused: (message: string) => void };

export type SentCode = ReturnType<typeof useSentCode>;

/** The code that is under way, when another may be asked for, and asking for it. */
export function useSentCode({ medium, sent: first, isResumed, onRefused }: SentCodeOptions) {
  const [sent, setSent] = useState(first);
  const [round, setRound] = useState(1);
  const [countdown, setCountdown] = useState(() => countdownOf(first.retry_after));
  const { mutateAsync, isPending, error, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (isCall: boolean) => sendCode(medium, isCall),
    onSuccess: (response) => {
      setSent(response);
      setRound((before) => before + 1);
      setCountdown(countdownOf(response.retry_after));
    },
    onError: (problem) => {
      const wait = waitOf(problem);
      if (wait !== undefined) setCountdown(countdownOf(wait));
      else if (problem instanceof ApiError && !formFailureOf(problem)) onRefused(refusalOf(problem));
    },
  });
  return {
    medium,
    sent,
    round,
    countdown,
    canCall: sent.can_call === 1 && (round > 1 || isResumed),
    ask: mutateAsync,
    asking: isPending ? (variables ? 'call' : 'resend') : null,
    failure: error ? refusalOf(error) : undefined,
  } as const;
}
