import { ApiError, messageOf } from '@alltalent/shared/api';
import type { SendCodeResponse } from '@alltalent/shared/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendCode } from './send-code';

type SentCodeOptions = { readonly email: string; readonly first: SendCodeResponse; readonly onRefused: (message: string) => void };

export type SentCode = ReturnType<typeof useSentCode>;

/** The code that is under way, when another may be asked for, and asking for it. */
export function useSentCode({ email, first, onRefused }: SentCodeOptions) {
  const [sent, setSent] = useState(first);
  const [round, setRound] = useState(1);
  const [deadline, setDeadline] = useState(() => secondsFromNow(first.retry_after));
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => sendCode(email),
    onSuccess: (answer) => {
      setSent(answer);
      setRound((before) => before + 1);
      setDeadline(secondsFromNow(answer.retry_after));
    },
    onError: (problem) => {
      const wait = problem instanceof ApiError ? problem.problem.retry_after : undefined;
      if (wait !== undefined) setDeadline(secondsFromNow(wait));
      else if (problem instanceof ApiError) onRefused(messageOf(problem));
    },
  });
  return { sent, round, deadline, resend: mutateAsync, isResending: isPending, failure: error ? messageOf(error) : undefined };
}

function secondsFromNow(seconds: number): number {
  return Date.now() + seconds * 1000;
}
