import { Dialog, joinClasses } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, type RefusalTexts, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import styles from './form-dialog.module.css';

type FormDialogProps<Values extends FormikValues> = Partial<RefusalTexts> & {
  readonly title: string;
  readonly initial: Values;
  /** Returns the sentences about fields that cannot be sent. */
  readonly check?: (values: Values) => FormikErrors<Values>;
  readonly submitLabel: ReactNode;
  /** Whether it takes something away from a person. */
  readonly isSerious?: boolean;
  /** Sends what was typed. Null: the reader did not do the second step, and the dialog stays. */
  readonly send: (values: Values) => Promise<unknown>;
  /** Hears of what `send` was refused with, before the form says it. */
  readonly onRefused?: (error: unknown) => void;
  readonly onClose: () => void;
  /** Between what was refused and the button, such as the way to what a colleague saved. */
  readonly end?: ReactNode;
  /** Names of further styles of the dialog and its form, and of those of the foot with the button in place of the usual ones. */
  readonly classes?: { readonly dialog?: string; readonly form?: string; readonly foot?: string };
  readonly children: ReactNode;
};

/** A form in a dialog, which closes when it is sent. What is refused is said at its field or below the form, and what was typed stays. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, initial, check, submitLabel, isSerious = false, onClose, end, classes = {}, children } = props;
  return (
    <Dialog isOpen onClose={onClose} title={title} {...(classes.dialog && { className: classes.dialog })}>
      <Formik<Values>
        initialValues={initial}
        {...(check && { validate: check })}
        validateOnChange={false}
        // A sentence that appears as a field is left would move the button away from under the pointer.
        validateOnBlur={false}
        onSubmit={(values, form) => submit(props, values, form)}
      >
        <Form className={joinClasses(styles.form, classes.form)} noValidate method="dialog">
          {children}
          <div className={classes.foot ?? styles.foot}>
            <FormAlert />
            {end}
            <SubmitButton variant={isSerious ? 'danger' : 'ink'}>{submitLabel}</SubmitButton>
          </div>
        </Form>
      </Formik>
    </Dialog>
  );
}

type Sent<Values extends FormikValues> = Pick<
  FormDialogProps<Values>,
  'initial' | 'send' | 'onRefused' | 'fieldOf' | 'statusOf' | 'onClose'
>;

async function submit<Values extends FormikValues>(sent: Sent<Values>, values: Values, form: FormikHelpers<Values>): Promise<void> {
  const { initial, send, onRefused, fieldOf = fieldsOf(initial), statusOf, onClose } = sent;
  form.setStatus(undefined);
  try {
    if ((await send(values)) !== null) onClose();
  } catch (error) {
    onRefused?.(error);
    showRefusal(error, form, { fieldOf, ...(statusOf && { statusOf }) });
  }
}
