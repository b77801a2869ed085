import { LIMITS, MESSAGES } from '@alltalent/shared/contracts';
import { CodeField, Alert, ResendLine, TextButton } from '@alltalent/shared/ui';
import { SubmitButton, useFormField } from '@alltalent/shared/ui/form';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { FailureAlert } from './failure-alert';
import styles from './share-steps.module.css';
import type { ShareFlow } from './use-share-flow';

type CodeStepProps = { readonly flow: ShareFlow; readonly onShowSelected: () => void };
type Values = { readonly share_otp: string };

export function CodeStep({ flow, onShowSelected }: CodeStepProps) {
  const { sent, failure, isBusy } = flow;
  return (
    <Formik<Values>
      initialValues={{ share_otp: flow.code }}
      validate={({ share_otp }) => (isWhole(share_otp) ? {} : { share_otp: MESSAGES.shareCodeInvalid })}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={({ share_otp }) => flow.verify(share_otp)}
    >
      {({ values }) => (
        <Form className={styles.step} noValidate>
          {sent && (
            <Alert key={sent.countdown.deadline} kind="info">
              {sent.message}
            </Alert>
          )}
          <div className={styles.code}>
            <CodeInput flow={flow} />
            {sent && (
              <ResendLine countdown={sent.countdown} waitText="Verification code in" isAsking={isBusy} onAsk={() => void flow.ask()} />
            )}
          </div>
          {failure && !failure.code && <FailureAlert failure={failure} onShowSelected={onShowSelected} />}
          <SubmitButton isBlock disabled={!isWhole(values.share_otp)} isPending={isBusy}>
            Verify &amp; Proceed
          </SubmitButton>
          <p className={`muted ${styles.foot}`}>
            Wrong number or address? <TextButton onClick={flow.back}>Edit</TextButton>
          </p>
        </Form>
      )}
    </Formik>
  );
}

/** The six boxes. What went wrong goes with the first digit; a code that was refused is taken out, and the boxes say so. */
function CodeInput({ flow: { failure, round, clear } }: Pick<CodeStepProps, 'flow'>) {
  const { setFieldValue, setErrors, setTouched } = useFormikContext<Values>();
  const { value, error, onChange } = useFormField<string>('share_otp');
  const refused = failure?.code;
  const refuse = useEffectEvent((message: string) => {
    void setFieldValue('share_otp', '', false);
    void setTouched({ share_otp: true }, false);
    setErrors({ share_otp: message });
  });
  useEffect(() => {
    if (refused) refuse(refused);
  }, [refused, round]);
  const handleChange = (code: string) => {
    clear();
    onChange(code);
  };
  return <CodeField name="share_otp" value={value} onChange={handleChange} hasAutoFocus {...(error ? { error } : {})} />;
}

const isWhole = (code: string): boolean => code.length === LIMITS.codeLength;
