import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, type RefusalTexts, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import styles from './form-dialog.module.css';

type FormDialogProps<Values extends FormikValues> = {
  readonly title: string;
  readonly initial: Values;
  /** Returns the sentences about fields that cannot be sent. */
  readonly check?: (values: Values) => FormikErrors<Values>;
  readonly submitLabel: string;
  /** Whether it takes something away from a person. */
  readonly isSerious?: boolean;
  /** Sends what was typed. Null: the reader did not do the second step, and the dialog stays. */
  readonly send: (values: Values) => Promise<unknown>;
  readonly statusOf?: RefusalTexts['statusOf'];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog, which closes when it is sent. What is refused is said at its field or below the form, and what was typed stays. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, initial, check, submitLabel, isSerious = false, send, statusOf, onClose, children } = props;
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      if ((await send(values)) !== null) onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(initial), ...(statusOf && { statusOf }) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Formik<Values>
        initialValues={initial}
        {...(check && { validate: check })}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        <Form className={styles.form} noValidate method="dialog">
          {children}
          <FormAlert />
          <SubmitButton variant={isSerious ? 'danger' : 'ink'}>{submitLabel}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
