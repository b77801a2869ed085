import { CodeField, type Countdown, ResendLine } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import type { LeadCode } from './use-lead-code';
import { useResendCode } from './use-resend-code';
import css from './verify.module.css';

type CodeEntryProps = { readonly code: LeadCode; readonly countdown: Countdown };

/** The boxes of the code, and the way to another one. What went wrong belongs to the code that was sent: it goes with the first edit. */
export function CodeEntry({ code, countdown }: CodeEntryProps) {
  const { ask, isAsking, failure } = useResendCode(code);
  const { setStatus } = useFormikContext();
  const { value, error, onChange } = useFormField<string>('ps_otp');
  const handleChange = (digits: string) => {
    setStatus(undefined);
    onChange(digits);
  };
  const handleAsk = () => {
    handleChange('');
    ask();
  };
  return (
    <div className={css.code}>
      <CodeField key={code.note?.round} name="ps_otp" value={value} onChange={handleChange} error={error} hasAutoFocus />
      <ResendLine countdown={countdown} waitText="Verification code in" isAsking={isAsking} onAsk={handleAsk} failure={failure} />
    </div>
  );
}
