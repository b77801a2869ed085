import { OWN_DATA, request } from '@alltalent/shared/api';
import { type Account, ENDPOINTS, LIMITS, type NewPasswordInput, newPasswordSchema } from '@alltalent/shared/contracts';
import { Button, Alert, TextButton } from '@alltalent/shared/ui';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AccountRow } from './account-row';
import styles from './account.module.css';
import { FormStatus, showFormFailure } from './form-status';
import { useFreshAction } from './use-fresh-action';

export function PasswordSection({ account }: { readonly account: Account }) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === '#password');
  const [wasOpen, setWasOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const verb = account.has_password ? 'Change password' : 'Set a password';
  const leave = (message: string | null) => {
    setOpen(false);
    setWasOpen(true);
    setDone(message);
  };
  const action = (
    <Button
      variant="line"
      size="small"
      autoFocus={wasOpen}
      onClick={() => {
        setDone(null);
        setOpen(true);
      }}
    >
      {account.has_password ? 'Change' : 'Set'}
      <span className="vh">{account.has_password ? ' password' : ' a password'}</span>
    </Button>
  );
  return (
    <PageSection id="password" title="Password" lede="A second way in, beside the code. A change ends your other logins.">
      {done && <Alert kind="ok">{done}</Alert>}
      <ul className={styles.rows}>
        {isOpen ? (
          <li className={styles.editor}>
            <PasswordForm account={account} label={verb} onDone={leave} onCancel={() => leave(null)} />
          </li>
        ) : (
          <AccountRow term={account.has_password ? 'Set' : 'Not set'} value={stateOf(account)} action={action} />
        )}
      </ul>
    </PageSection>
  );
}

function stateOf({ has_password }: Account): string {
  return has_password ? 'You can log in with your password or a code.' : 'You log in with a code. That is safe, too.';
}

type PasswordFormProps = {
  readonly account: Account;
  readonly label: string;
  readonly onDone: (message: string) => void;
  readonly onCancel: () => void;
};

function PasswordForm({ account, label, onDone, onCancel }: PasswordFormProps) {
  const queryClient = useQueryClient();
  const runFresh = useFreshAction();
  const save = async (values: NewPasswordInput) => {
    const response = await runFresh(() => request(ENDPOINTS.setPassword, values));
    if (!response) return;
    await queryClient.invalidateQueries({ queryKey: [OWN_DATA] });
    onDone(response.message || 'Your password is set. Your other logins are ended.');
  };
  const handleSubmit = async (values: NewPasswordInput, form: FormikHelpers<NewPasswordInput>) => {
    form.setStatus(undefined);
    await save(values).catch((error: unknown) => showFormFailure(error, form, 'password'));
  };
  return (
    <Formik<NewPasswordInput>
      initialValues={{ password: '' }}
      validationSchema={newPasswordSchema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      <Form className={styles.step} noValidate>
        {/* For the browser's password manager, which asks whose password it is. */}
        <input className="vh" type="text" autoComplete="username" value={account.email} readOnly tabIndex={-1} aria-hidden="true" />
        <NewPasswordField />
        <FormStatus />
        <div className={styles.actions}>
          <SubmitButton variant="ink">{label}</SubmitButton>
          <TextButton onClick={onCancel}>Cancel</TextButton>
        </div>
      </Form>
    </Formik>
  );
}

function NewPasswordField() {
  const [isShown, setShown] = useState(false);
  return (
    <FormTextField
      name="password"
      label="New password"
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoFocus
      hint={`At least ${LIMITS.passwordMin} characters; a short sentence is fine.`}
      end={<TextButton onClick={() => setShown(!isShown)}>{isShown ? 'Hide password' : 'Show password'}</TextButton>}
    />
  );
}
