import { addPasskeySchema, type EnrolledResponse } from '@alltalent/shared/contracts';
import { errorsIn, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import { addPasskey } from './passkeys';
import { Refusal } from './refusal';
import styles from './second-step.module.css';

type EnrolPasskeyProps = { readonly onEnrolled: (response: EnrolledResponse) => void };

const EMPTY = { name: '' };
const nameSchema = addPasskeySchema.pick(['name']);

/** Names a passkey and has the browser make it. */
export function EnrolPasskey({ onEnrolled }: EnrolPasskeyProps) {
  const send = async ({ name }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      onEnrolled(await addPasskey(name.trim()));
    } catch (error) {
      form.setStatus(error);
    }
  };
  return (
    <Formik
      initialValues={EMPTY}
      validate={(values) => errorsIn(nameSchema, values)}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={send}
    >
      {({ status }) => (
        <Form className={styles.form} noValidate method="dialog">
          <p>{t('secondStep.passkeyHow')}</p>
          <FormTextField name="name" label={t('secondStep.passkeyName')} hint={t('secondStep.passkeyNameHint')} isRequired autoFocus />
          <Refusal error={status} />
          <SubmitButton variant="ink">{t('secondStep.makePasskey')}</SubmitButton>
        </Form>
      )}
    </Formik>
  );
}
