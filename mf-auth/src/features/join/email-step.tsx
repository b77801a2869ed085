import { ApiError, messageOf } from '@alltalent/shared/api';
import { type LoginInput, loginSchema, type SendCodeResponse } from '@alltalent/shared/contracts';
import { Notice } from '@alltalent/shared/ui';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import styles from './join.module.css';
import { sendCode } from './send-code';
import { SocialWays } from './social-ways';
import { TermsLine } from './terms-line';

type EmailStepProps = {
  /** Filled in when the visitor comes back to change it. */
  readonly email: string;
  /** The server's answer that brought the visitor back. */
  readonly refusal?: string | undefined;
  readonly onSent: (email: string, sent: SendCodeResponse) => void;
};

export function EmailStep({ email, refusal, onSent }: EmailStepProps) {
  const handleSubmit = async (values: LoginInput, form: FormikHelpers<LoginInput>) => {
    form.setStatus(undefined);
    try {
      const { otp_send_medium: address } = loginSchema.cast(values);
      onSent(address, await sendCode(address));
    } catch (error) {
      if (error instanceof ApiError) form.setErrors({ otp_send_medium: messageOf(error) });
      else form.setStatus(messageOf(error));
    }
  };
  return (
    <div className={styles.body}>
      <h2>Step into the light</h2>
      <p className="muted">Log in or join. We send a code, so there is no password to forget.</p>
      <Formik<LoginInput>
        initialValues={{ otp_send_medium: email }}
        initialErrors={refusal ? { otp_send_medium: refusal } : {}}
        initialTouched={{ otp_send_medium: Boolean(refusal) }}
        validationSchema={loginSchema}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={handleSubmit}
      >
        {({ status, isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <FormTextField
              name="otp_send_medium"
              label="Email ID"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              autoFocus
            />
            {typeof status === 'string' && !isSubmitting && <Notice kind="error">{status} What you typed is kept.</Notice>}
            <SubmitButton isBlock>Login</SubmitButton>
          </Form>
        )}
      </Formik>
      <SocialWays />
      <TermsLine />
    </div>
  );
}
