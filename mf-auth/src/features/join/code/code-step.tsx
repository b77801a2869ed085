import { NewTabLink, Alert, TextButton, TextField } from '@alltalent/shared/ui';
import { FormCheckField, FormCodeField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { FailureAlert } from '../panel/failure-alert';
import { isPhone, type Medium, showMedium } from '../panel/medium';
import styles from '../panel/panel.module.css';
import { StepBody } from '../panel/step-body';
import { useResumeMark } from '../panel/use-resume-mark';
import { type CodeValues, validateCode } from './code-values';
import { DeliveryAlert } from './delivery-alert';
import { ResendCode } from './resend-code';
import { useCodeSubmit } from './use-code-submit';
import { useDelivery } from './use-delivery';
import { type CodeUnderWay, useSentCode } from './use-sent-code';

type CodeStepProps = CodeUnderWay & {
  readonly goesTo: string;
  readonly onEdit: (refusal?: string) => void;
  readonly onLoggedIn: (path: string) => void;
  readonly onNewcomer: () => void;
  readonly onLeave: () => void;
};

export function CodeStep({ onEdit, onLeave, ...props }: CodeStepProps) {
  const { medium } = props;
  const code = useSentCode({ ...props, onRefused: onEdit });
  const delivery = useDelivery(medium, code.round);
  const [hasServerAsked, setServerAsked] = useState(false);
  const mustAgree = code.sent.tnc_agree_show === 1 || hasServerAsked;
  const handleSubmit = useCodeSubmit({ ...props, code, onTermsAsked: () => setServerAsked(true) });
  useResumeMark();
  return (
    <StepBody title={isPhone(medium) ? 'Check your phone' : 'Check your inbox'}>
      <Alert key={code.round} kind="ok">
        {code.sent.message}
      </Alert>
      <DeliveryAlert medium={medium} delivery={delivery} />
      <Formik<CodeValues>
        initialValues={{ code: '', hasAgreed: false }}
        validate={(values) => validateCode(values, mustAgree)}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={handleSubmit}
      >
        {({ setFieldValue }) => (
          <Form className={styles.form} noValidate>
            <SentTo medium={medium} onEdit={() => onEdit()} />
            {/* The first box has the focus, not the title: the phone's keyboard then offers the code it has received. */}
            <FormCodeField key={code.round} name="code" hasAutoFocus />
            <ResendCode key={code.countdown.deadline} code={code} onResent={() => void setFieldValue('code', '', false)} />
            {mustAgree && <FormCheckField name="hasAgreed" label={<TalentTerms />} />}
            <FailureAlert onLeave={onLeave} />
            <SubmitButton isBlock>Proceed</SubmitButton>
          </Form>
        )}
      </Formik>
      <Help isByPhone={isPhone(medium)} />
    </StepBody>
  );
}

function SentTo({ medium, onEdit }: { readonly medium: Medium; readonly onEdit: () => void }) {
  const [label, action] = isPhone(medium) ? ['Phone number', 'Edit number'] : ['Email ID', 'Edit email'];
  return (
    <TextField
      name="medium"
      label={label}
      value={showMedium(medium)}
      onChange={() => undefined}
      readOnly
      autoComplete="off"
      end={<TextButton onClick={onEdit}>{action}</TextButton>}
    />
  );
}

function TalentTerms() {
  return (
    <>
      I agree to the <NewTabLink to="/terms-of-use">talent terms</NewTabLink>.
    </>
  );
}

function Help({ isByPhone }: { readonly isByPhone: boolean }) {
  return (
    <p className={`muted ${styles.foot}`}>
      {isByPhone ? 'No code after a minute? ' : 'No code after a minute? Look among the unwanted mail, then '}
      <strong>Resend Verification Code</strong> appears here
      {isByPhone && (
        <>
          , then <strong>Call to verification code</strong>
        </>
      )}
      .
    </p>
  );
}
