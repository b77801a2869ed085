import type { SendCodeResponse } from '@alltalent/shared/contracts';
import { Notice, TextButton, TextField } from '@alltalent/shared/ui';
import { FormCheckField, FormCodeField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { type CodeValues, validateCode } from './code-values';
import styles from './join.module.css';
import { ResendCode } from './resend-code';
import { useCodeSubmit } from './use-code-submit';
import { useSentCode } from './use-sent-code';

export type CodeStepProps = {
  readonly email: string;
  readonly sent: SendCodeResponse;
  readonly returnTo: string | null;
  readonly onEditEmail: (refusal?: string) => void;
  readonly onLoggedIn: (path: string) => void;
  readonly onNewcomer: () => void;
};

export function CodeStep(props: CodeStepProps) {
  const { email, onEditEmail } = props;
  const code = useSentCode({ email, first: props.sent, onRefused: onEditEmail });
  const mustAgree = code.sent.tnc_agree_show === 1;
  const handleSubmit = useCodeSubmit({ ...props, sent: code.sent });
  return (
    <div className={styles.body}>
      <h2>Check your inbox</h2>
      <Notice kind="ok">{code.sent.message}</Notice>
      <Formik<CodeValues>
        initialValues={{ code: '', hasAgreed: false }}
        validate={(values) => validateCode(values, mustAgree)}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={handleSubmit}
      >
        {({ status, isSubmitting, setFieldValue }) => (
          <Form className={styles.form} noValidate>
            <TextField
              name="email"
              label="Email ID"
              value={email}
              onChange={() => undefined}
              readOnly
              end={<TextButton onClick={() => onEditEmail()}>Edit email</TextButton>}
            />
            <FormCodeField key={code.round} name="code" hasAutoFocus />
            <ResendCode key={code.deadline} code={code} onResent={() => void setFieldValue('code', '', false)} />
            {mustAgree && <FormCheckField name="hasAgreed" label={<TalentTerms />} />}
            {typeof status === 'string' && !isSubmitting && <Notice kind="error">{status}</Notice>}
            <SubmitButton isBlock>Proceed</SubmitButton>
          </Form>
        )}
      </Formik>
      <p className={`muted ${styles.foot}`}>
        No code after a minute? Look among the unwanted mail, then <strong>Resend Verification Code</strong> appears here.
      </p>
    </div>
  );
}

function TalentTerms() {
  return (
    <>
      I agree to the{' '}
      <a href="/terms-of-use" target="_blank" rel="noopener">
        talent terms<span className="vh">, opens in a new tab</span>
      </a>
      .
    </>
  );
}
