import { type AdType, LIMITS } from '@alltalent/shared/contracts';
import { Button, CheckField, CodeField, NewTabLink, ResendLine, TextButton } from '@alltalent/shared/ui';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from './failure-notice';
import type { LeadUnderWay } from './pending-lead.query';
import { SentNote } from './sent-note';
import type { LeadCode } from './use-lead-code';
import { useResendCode } from './use-resend-code';
import { useVerifyCode } from './use-verify-code';
import css from './verify.module.css';

export type VerifyFormProps = {
  readonly code: LeadCode;
  readonly pending: LeadUnderWay;
  readonly onVerified: (adType: AdType) => void;
  /** Back to the form with what was sent; not after a reload, which forgets it. */
  readonly onCorrect: (() => void) | undefined;
};

export function VerifyForm({ code, pending, onVerified, onCorrect }: VerifyFormProps) {
  const { code: digits, refusal, failure, isSending = false, type, submit } = useVerifyCode(onVerified, code.lose);
  const { ask, isAsking, failure: notResent } = useResendCode(code);
  const [hasAgreed, setAgreed] = useState(false);
  const canSubmit = digits.length === LIMITS.codeLength && hasAgreed;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) void submit();
  };
  const handleAsk = () => {
    type('');
    ask();
  };
  return (
    <form className={css.form} onSubmit={handleSubmit} noValidate>
      <SentNote note={code.note} lead={pending.lead} />
      <div className={css.code}>
        <CodeField key={code.note?.round} name="ps_otp" value={digits} onChange={type} error={refusal} hasAutoFocus />
        <ResendLine
          countdown={pending.countdown}
          waitText="Verification code in"
          isAsking={isAsking}
          onAsk={handleAsk}
          failure={notResent}
        />
      </div>
      <CheckField className={css.terms} name="agree_tnc_productps" label={<Terms />} isChecked={hasAgreed} onChange={setAgreed} />
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" isBlock disabled={!canSubmit} isPending={isSending}>
        Submit
      </Button>
      {onCorrect && (
        <p className={`muted ${css.foot}`}>
          Wrong number or address? <TextButton onClick={onCorrect}>Correct it</TextButton>
        </p>
      )}
    </form>
  );
}

function Terms() {
  return (
    <>
      I agree to the <NewTabLink to="/terms-of-use">Terms &amp; Conditions</NewTabLink>.
    </>
  );
}
