import { hasCode } from '@alltalent/shared/api';
import { totpCodeSchema } from '@alltalent/shared/contracts';
import { errorsIn, FormCodeField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { Refusal } from './refusal';
import styles from './second-step.module.css';

type CodeFormProps = {
  readonly label: string;
  readonly yes: string;
  /** Sends six digits; an ApiError is shown in the form. */
  readonly onSend: (code: string) => Promise<unknown>;
};

const EMPTY = { code: '' };

/** Takes six digits; the sixth sends them. */
export function CodeForm({ label, yes, onSend }: CodeFormProps) {
  const send = async ({ code }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      await onSend(code);
    } catch (error) {
      void form.setFieldValue('code', '', false);
      if (hasCode(error, 'SECOND_STEP_FAILED')) form.setErrors({ code: error.problem.detail });
      else showRefusal(error, form, { fieldOf: () => undefined, statusOf: () => error });
    }
  };
  return (
    <Formik
      initialValues={EMPTY}
      validate={(values) => errorsIn(totpCodeSchema, values)}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={send}
    >
      {({ submitForm, setFieldValue, status }) => (
        <Form className={styles.form} noValidate method="dialog">
          <FormCodeField
            name="code"
            label={label}
            hasAutoFocus
            onComplete={(code) => void setFieldValue('code', code, false).then(submitForm)}
          />
          <Refusal error={status} />
          <SubmitButton variant="ink">{yes}</SubmitButton>
        </Form>
      )}
    </Formik>
  );
}
