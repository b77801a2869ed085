import { DEFAULT_DIAL_CODE } from '@alltalent/shared/api';
import { TextButton } from '@alltalent/shared/ui';
import { FormCheckField, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik } from 'formik';
import { FailureAlert } from '../panel/failure-alert';
import styles from '../panel/panel.module.css';
import { StepBody } from '../panel/step-body';
import { PasswordField } from './password-field';
import { needsDialCode, passwordFormSchema, type PasswordValues } from './password-values';
import { usePasswordLogin } from './use-password-login';

type PasswordStepProps = {
  /** What was typed in the step before. */
  readonly username: string;
  readonly goesTo: string;
  readonly onForgotten: (username: string) => void;
  readonly onCode: (username: string) => void;
  readonly onLoggedIn: (path: string) => void;
  readonly onLeave: () => void;
};

export function PasswordStep({ username, goesTo, onForgotten, onCode, onLoggedIn, onLeave }: PasswordStepProps) {
  const handleSubmit = usePasswordLogin(goesTo, onLoggedIn);
  return (
    <StepBody title="Log in with a password" lead="For accounts that have one. A code works for every account." hasTitleFocus>
      <Formik<PasswordValues>
        initialValues={{ username, password: '', country_code: DEFAULT_DIAL_CODE, remember_me: false }}
        validationSchema={passwordFormSchema}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={handleSubmit}
      >
        {({ values }) => (
          <Form className={styles.form} noValidate>
            <FormTextField
              name="username"
              label="Email ID or phone number"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            {needsDialCode(values.username) && (
              <FormTextField name="country_code" label="Country code" inputMode="tel" autoComplete="tel-country-code" />
            )}
            <PasswordField name="password" />
            <FormCheckField name="remember_me" label="Remember me on this device" />
            <FailureAlert onLeave={onLeave} />
            <SubmitButton isBlock>Login</SubmitButton>
            <div className={styles.ways}>
              <TextButton className={styles.way} onClick={() => onForgotten(values.username)}>
                Forgot your password? Log in with a code
              </TextButton>
              <TextButton className={styles.way} onClick={() => onCode(values.username)}>
                Use a code instead
              </TextButton>
            </div>
          </Form>
        )}
      </Formik>
    </StepBody>
  );
}
