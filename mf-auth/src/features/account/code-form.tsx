import { ApiError, messageOf } from '@alltalent/shared/api';
import { type AccountCodeResponse, LIMITS } from '@alltalent/shared/contracts';
import { Alert, ResendLine } from '@alltalent/shared/ui';
import { FormCodeField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import styles from './code-form.module.css';
import { useCodeSending } from './use-code-sending';

type CodeValues = { readonly code: string };

type CodeFormProps = {
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly submitLabel: string;
  readonly onSubmit: (otps: string[]) => Promise<void>;
  readonly onResend: () => Promise<AccountCodeResponse | null>;
  /** Other ways on, beside the button. */
  readonly children?: ReactNode;
};

/** Six boxes for a code that is under way, and the way to another one. */
export function CodeForm({ wait, submitLabel, onSubmit, onResend, children }: CodeFormProps) {
  const sending = useCodeSending(wait, onResend);
  const handleSubmit = async ({ code }: CodeValues, form: FormikHelpers<CodeValues>) => {
    form.setStatus(undefined);
    await onSubmit([...code]).catch((error: unknown) => showFailure(error, form));
  };
  return (
    <Formik<CodeValues>
      initialValues={{ code: '' }}
      validate={({ code }) => (code.length < LIMITS.codeLength ? { code: 'Enter all six digits' } : {})}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      {({ status, isSubmitting, setFieldValue }) => (
        <Form className={styles.form} noValidate>
          <FormCodeField name="code" hasAutoFocus />
          <ResendLine
            countdown={sending.countdown}
            waitText="Next verification code in"
            isAsking={sending.isSending}
            onAsk={() =>
              void sending.resend().then(
                () => setFieldValue('code', '', false),
                () => undefined,
              )
            }
            failure={sending.failure}
          />
          {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
          <div className={styles.actions}>
            <SubmitButton>{submitLabel}</SubmitButton>
            {children}
          </div>
        </Form>
      )}
    </Formik>
  );
}

/** Shows a failed code. A refused code is cleared from its boxes; after a connection failure it stays. */
async function showFailure(error: unknown, form: FormikHelpers<CodeValues>): Promise<void> {
  const isRefused = error instanceof ApiError && ['CODE_INVALID', 'VALIDATION_FAILED'].includes(error.problem.code);
  if (!isRefused) return form.setStatus(messageOf(error));
  await form.setFieldValue('code', '', false);
  form.setErrors({ code: messageOf(error) });
}
