import { ROLES } from '@alltalent/shared/contracts';
import { NewTabLink, TextButton } from '@alltalent/shared/ui';
import { FormCheckField, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useDialCode } from '../../../domain/sign-in/dial-code';
import { FailureAlert } from '../panel/failure-alert';
import { FormPhoneField } from '../../../domain/sign-in/form-phone-field';
import { isPhone, type Medium, showMedium } from '../panel/medium';
import panel from '../panel/panel.module.css';
import { StepBody } from '../panel/step-body';
import { useResumeMark } from '../panel/use-resume-mark';
import { BirthDateField } from './birth-date-field';
import { RoleTiles } from './role-tiles';
import styles from './sign-up.module.css';
import { emptySignUp, type Person, type SignUpValues, usualRole, validateSignUp } from './sign-up-values';
import { useSignUp } from './use-sign-up';

type SignUpStepProps = {
  /** Proved with a code. */
  readonly medium: Medium;
  readonly person: Person;
  /** Path that the sign-up came in between; null: the first page of the new account. */
  readonly goesTo: string | null;
  readonly onEdit: () => void;
  readonly onLoggedIn: (path: string) => void;
  readonly onLeave: () => void;
};

export function SignUpStep({ medium, person, goesTo, onEdit, onLoggedIn, onLeave }: SignUpStepProps) {
  const target = { medium, goesTo, usualDialCode: useDialCode() };
  const { pathname } = useLocation();
  const [firstRole] = useState(() => usualRole(goesTo ?? pathname));
  const [initial] = useState(() => emptySignUp(person, firstRole));
  const handleSubmit = useSignUp(target, onLoggedIn);
  useResumeMark();
  return (
    <StepBody title="One More Step to Go!" hasTitleFocus>
      <Formik<SignUpValues>
        initialValues={initial}
        validate={(values) => validateSignUp(values, target)}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={handleSubmit}
      >
        {({ values }) => (
          <Form className={panel.form} noValidate>
            <RoleTiles name="signup_role" first={firstRole} />
            <div className={styles.pair}>
              <FormTextField name="first_name" label="First name" autoComplete="given-name" maxLength={80} />
              <FormTextField name="last_name" label="Last name" autoComplete="family-name" maxLength={80} />
            </div>
            {isPhone(medium) ? <EmailField /> : <FormPhoneField name="signup_mobile_number" label="Phone number" />}
            <BirthDateField
              name="birth_date"
              isGuardian={values.signup_role === ROLES.guardian}
              isOptional={values.signup_role === ROLES.client}
            />
            <FormCheckField name="agree_tnc" label={<Terms />} />
            <FailureAlert onLeave={onLeave} onAgain={onEdit} />
            <SubmitButton isBlock>Create my account</SubmitButton>
          </Form>
        )}
      </Formik>
      <p className={`muted ${panel.foot}`}>
        Clients never see your phone number or e-mail. This account is for {showMedium(medium)}.{' '}
        <TextButton onClick={onEdit}>{isPhone(medium) ? 'Use another number' : 'Use another e-mail'}</TextButton>
      </p>
    </StepBody>
  );
}

function EmailField() {
  return (
    <FormTextField
      name="signup_email"
      label="Email ID"
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function Terms() {
  return (
    <>
      I agree to the <NewTabLink to="/terms-of-use">Terms &amp; Conditions</NewTabLink> and the{' '}
      <NewTabLink to="/privacy-policy">Privacy Policy</NewTabLink>.
    </>
  );
}
