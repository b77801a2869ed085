import { NewTabLink, Alert } from '@alltalent/shared/ui';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { useDialCode } from '../../../domain/sign-in/dial-code';
import { FailureAlert } from '../panel/failure-alert';
import { FormPhoneField } from '../../../domain/sign-in/form-phone-field';
import type { Medium } from '../panel/medium';
import styles from '../panel/panel.module.css';
import { StepBody } from '../panel/step-body';
import { asValues, fieldOf, type MediumValues, validateMedium } from './medium-values';
import { OtherWays } from './other-ways';
import { SocialWays } from './social-ways';
import { type MediumSubmit, useMediumSubmit } from './use-medium-submit';

type MediumStepProps = MediumSubmit & {
  /** Filled in when the visitor comes back to change it. */
  readonly medium: Medium | null;
  /** Refusal of the server that returned the visitor to this step. */
  readonly refusal?: string | undefined;
  /** Why a code is asked for, when it is not just to log in. */
  readonly reason?: string | undefined;
  /** Path that a social sign-in goes on to. */
  readonly goesTo: string;
  /** With what was typed until then. */
  readonly onPassword: (typed: Medium) => void;
  readonly onLeave: () => void;
};

export function MediumStep({ medium, refusal, reason, goesTo, onPassword, onLeave, ...submit }: MediumStepProps) {
  const initial = asValues(medium);
  const handleSubmit = useMediumSubmit(submit);
  const usualDialCode = useDialCode();
  return (
    <StepBody
      title="Step into the light"
      lead="Log in or join. We send a code, so there is no password to forget."
      hasTitleFocus={initial.kind === 'phone'}
    >
      {reason && <Alert kind="info">{reason}</Alert>}
      <Formik<MediumValues>
        initialValues={initial}
        initialErrors={refusal ? { [fieldOf(initial.kind)]: refusal } : {}}
        initialTouched={refusal ? { [fieldOf(initial.kind)]: true } : {}}
        validate={(values) => validateMedium(values, usualDialCode)}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={handleSubmit}
      >
        {({ values }) => (
          <Form className={styles.form} noValidate>
            {values.kind === 'phone' ? <FormPhoneField name="phone" label="Phone number" /> : <EmailField />}
            <FailureAlert onLeave={onLeave} />
            <SubmitButton isBlock>Login</SubmitButton>
            <OtherWays onPassword={onPassword} />
          </Form>
        )}
      </Formik>
      <SocialWays goesTo={goesTo} />
      <p className={`muted ${styles.foot}`}>
        You are 18 or older, or a parent or guardian acts for you. See the{' '}
        <NewTabLink to="/terms-of-use">Terms &amp; Conditions</NewTabLink>.
      </p>
    </StepBody>
  );
}

function EmailField() {
  return (
    <FormTextField
      name="otp_send_medium"
      label="Email ID"
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
    />
  );
}
