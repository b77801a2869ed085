import { type ChangeContactInput, MEDIUM_TYPE, newEmailSchema } from '@alltalent/shared/contracts';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { TextButton } from '@alltalent/shared/ui';
import { Form, Formik, type FormikHelpers } from 'formik';
import styles from './account.module.css';
import { FormStatus, showFormFailure } from './form-status';

export type ContactFormProps = {
  readonly draft: ChangeContactInput;
  readonly onSend: (input: ChangeContactInput) => Promise<void>;
  readonly onCancel: () => void;
};

type EmailValues = { readonly medium: string };

export function EmailForm({ draft, onSend, onCancel }: ContactFormProps) {
  const handleSubmit = async (values: EmailValues, form: FormikHelpers<EmailValues>) => {
    form.setStatus(undefined);
    const input = { mediumtype: MEDIUM_TYPE.email, medium: newEmailSchema.cast(values).medium, county_code: '' };
    await onSend(input).catch((error: unknown) => showFormFailure(error, form, 'medium'));
  };
  return (
    <Formik<EmailValues>
      initialValues={{ medium: draft.medium }}
      validationSchema={newEmailSchema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      <Form className={styles.step} noValidate>
        <FormTextField name="medium" label="New e-mail" type="email" autoComplete="email" placeholder="you@example.com" autoFocus />
        <FormStatus />
        <div className={styles.actions}>
          <SubmitButton variant="ink">Send a code there</SubmitButton>
          <TextButton onClick={onCancel}>Cancel</TextButton>
        </div>
      </Form>
    </Formik>
  );
}
