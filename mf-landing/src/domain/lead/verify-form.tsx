import { type AdType, type VerifyLeadForm, verifyLeadFormSchema } from '@alltalent/shared/contracts';
import { FormFailureAlert } from '@alltalent/shared/public-form';
import { NewTabLink, TextButton } from '@alltalent/shared/ui';
import { FormCheckField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { CodeEntry } from './code-entry';
import { CODE_FAILURE_HINTS } from './failure-hints';
import type { LeadUnderWay } from './pending-lead.query';
import { SentNote } from './sent-note';
import type { LeadCode } from './use-lead-code';
import { useVerifyCode } from './use-verify-code';
import css from './verify.module.css';

export type VerifyFormProps = {
  readonly code: LeadCode;
  readonly pending: LeadUnderWay;
  readonly onVerified: (adType: AdType) => void;
  /** Returns to the form with the values that were sent; undefined after a reload, which loses them. */
  readonly onCorrect: (() => void) | undefined;
};

const EMPTY: VerifyLeadForm = { ps_otp: '', agree_tnc_productps: false };

export function VerifyForm({ code, pending, onVerified, onCorrect }: VerifyFormProps) {
  const { handleSubmit, isSending } = useVerifyCode(onVerified, code.lose);
  return (
    <Formik<VerifyLeadForm>
      initialValues={EMPTY}
      validationSchema={verifyLeadFormSchema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      {({ values }) => (
        <Form className={css.form} noValidate>
          <SentNote note={code.note} lead={pending.lead} />
          <CodeEntry code={code} countdown={pending.countdown} />
          <FormCheckField className={css.terms} name="agree_tnc_productps" label={<Terms />} />
          <FormFailureAlert hints={CODE_FAILURE_HINTS} />
          <SubmitButton isBlock disabled={!verifyLeadFormSchema.isValidSync(values)} isPending={isSending}>
            Submit
          </SubmitButton>
          {onCorrect && (
            <p className={`muted ${css.foot}`}>
              Wrong number or address? <TextButton onClick={onCorrect}>Correct it</TextButton>
            </p>
          )}
        </Form>
      )}
    </Formik>
  );
}

function Terms() {
  return (
    <>
      I agree to the <NewTabLink to="/terms-of-use">Terms &amp; Conditions</NewTabLink>.
    </>
  );
}
