import { useSession } from '@alltalent/shared/api';
import { FormTextField } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import css from './contact-message.module.css';
import type { ContactMessageValues } from './contact-message-plan';

/** Name and e-mail fields of the sender; empty ones are filled in for people who are logged in. */
export function SenderFields() {
  useOwnName();
  return (
    <div className={css.pair}>
      <FormTextField name="name" label="Your name" autoComplete="name" isRequired />
      <FormTextField
        name="email_id"
        label="Your e-mail address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
    </div>
  );
}

function useOwnName(): void {
  const session = useSession();
  const { values, setFieldValue } = useFormikContext<ContactMessageValues>();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || session.status !== 'ready') return;
    isDone.current = true;
    const { first_name, last_name, email } = session.user;
    if (values['name'] === '') void setFieldValue('name', `${first_name} ${last_name}`.trim(), false);
    if (values['email_id'] === '') void setFieldValue('email_id', email, false);
  }, [session, values, setFieldValue]);
}
