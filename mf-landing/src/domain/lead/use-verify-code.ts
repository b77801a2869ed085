import { ApiError, ConnectionError, hasCode, useKeyedRequest } from '@alltalent/shared/api';
import { type AdType, ENDPOINTS, MESSAGES } from '@alltalent/shared/contracts';
import { useRef, useState } from 'react';
import { failureOf, type LeadFailure } from './lead-failure';

const CODE_REFUSALS = ['CODE_INVALID', 'VALIDATION_FAILED'] as const;

/** What stands in the boxes and what the server made of it. */
type Attempt = { readonly code: string; readonly refusal?: string; readonly failure?: LeadFailure; readonly isSending?: boolean };

/** Takes the code to the server, once per press. A refused code leaves its boxes; without an answer it stays in them. */
export function useVerifyCode(onVerified: (adType: AdType) => void, onLost: () => void) {
  const verify = useKeyedRequest(ENDPOINTS.verifyLead);
  const isUnderWay = useRef(false);
  const [attempt, setAttempt] = useState<Attempt>({ code: '' });

  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { code } = attempt;
    setAttempt({ code, isSending: true });
    try {
      const answer = await verify({ ps_otp: code, agree_tnc_productps: 1 });
      if (!isVerified(answer)) return setAttempt({ code: '', refusal: MESSAGES.leadCodeInvalid });
      onVerified(answer.ad_type);
    } catch (error) {
      if (hasCode(error, 'NOT_FOUND')) return onLost();
      setAttempt(attemptAfter(error, code));
    } finally {
      isUnderWay.current = false;
    }
  };
  const type = (code: string) => setAttempt({ code });
  return { ...attempt, type, submit } as const;
}

const isVerified = ({ data }: { readonly data: number }) => data === 1;

function attemptAfter(error: unknown, code: string): Attempt {
  const isRefused = error instanceof ApiError && CODE_REFUSALS.some((refusal) => refusal === error.problem.code);
  if (isRefused) return { code: '', refusal: MESSAGES.leadCodeInvalid };
  const failure = failureOf(error);
  return { code, failure: error instanceof ConnectionError ? { ...failure, help: null } : failure };
}
