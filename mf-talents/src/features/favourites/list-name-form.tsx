import { ApiError, messageOf } from '@alltalent/shared/api';
import { renameFavouriteListSchema } from '@alltalent/shared/contracts';
import { Alert } from '@alltalent/shared/ui';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import styles from './lists.module.css';

type NameValues = { readonly name: string };

type ListNameFormProps = {
  readonly name?: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly onSave: (name: string) => Promise<void>;
  readonly hasFocus?: boolean;
};

const SCHEMA = renameFavouriteListSchema.pick(['name']);

/** A name that was refused stays, with the reason at it. */
export function ListNameForm({ name = '', label, submitLabel, onSave, hasFocus = false }: ListNameFormProps) {
  const handleSubmit = async (values: NameValues, form: FormikHelpers<NameValues>) => {
    form.setStatus(undefined);
    try {
      await onSave(SCHEMA.cast(values).name);
    } catch (error) {
      const atName = error instanceof ApiError ? error.problem.fields?.['name'] : undefined;
      if (atName === undefined) form.setStatus(messageOf(error));
      else form.setFieldError('name', atName);
    }
  };
  return (
    <Formik<NameValues> initialValues={{ name }} validationSchema={SCHEMA} validateOnBlur={false} onSubmit={handleSubmit}>
      {({ status, isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <FormTextField name="name" label={label} autoComplete="off" autoFocus={hasFocus} />
          {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
          <SubmitButton variant="ink">{submitLabel}</SubmitButton>
        </Form>
      )}
    </Formik>
  );
}
