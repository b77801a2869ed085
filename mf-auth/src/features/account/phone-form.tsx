import { type ChangeContactInput, MEDIUM_TYPE, MESSAGES } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { isPhoneNumber, type PhoneDraft, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef } from 'react';
import { useDialCode } from '../../domain/sign-in/dial-code';
import { FormPhoneField } from '../../domain/sign-in/form-phone-field';
import styles from './account.module.css';
import type { ContactFormProps } from './email-form';
import { FormStatus, showFormFailure } from './form-status';

type PhoneValues = { readonly medium: PhoneDraft };

export function PhoneForm({ draft, onSend, onCancel }: ContactFormProps) {
  const usualDialCode = useDialCode();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('label')?.control?.focus(), []);
  const handleSubmit = async ({ medium }: PhoneValues, form: FormikHelpers<PhoneValues>) => {
    form.setStatus(undefined);
    const input: ChangeContactInput = {
      mediumtype: MEDIUM_TYPE.phone,
      medium: medium.number,
      county_code: medium.dialCode ?? usualDialCode,
    };
    await onSend(input).catch((error: unknown) => showFormFailure(error, form, 'medium'));
  };
  return (
    <Formik<PhoneValues>
      initialValues={{ medium: { dialCode: draft.county_code || null, number: draft.medium } }}
      validate={(values) => validatePhone(values, usualDialCode)}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      <Form className={styles.step} noValidate>
        <div ref={field}>
          <FormPhoneField name="medium" label="New phone number" />
        </div>
        <FormStatus />
        <div className={styles.actions}>
          <SubmitButton variant="ink">Send a code there</SubmitButton>
          <TextButton onClick={onCancel}>Cancel</TextButton>
        </div>
      </Form>
    </Formik>
  );
}

async function validatePhone({ medium: { dialCode, number } }: PhoneValues, usualDialCode: string) {
  const isValid = number !== '' && (await isPhoneNumber({ dialCode: dialCode ?? usualDialCode, number }));
  return isValid ? {} : { medium: MESSAGES.enterPhoneNumber };
}
