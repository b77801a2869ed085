import { hasCode, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OfficeSession, recoveryCodeSchema } from '@alltalent/shared/contracts';
import { errorsIn, FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import { Refusal } from './refusal';
import styles from './second-step.module.css';

type RecoveryFormProps = { readonly left: number; readonly onOpen: (session: OfficeSession) => void };

const EMPTY = { code: '' };

/** Opens the office by a recovery code, which works once. */
export function RecoveryForm({ left, onOpen }: RecoveryFormProps) {
  const send = async ({ code }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      onOpen((await request(ENDPOINTS.proveRecovery, { code: code.trim() })).data);
    } catch (error) {
      if (hasCode(error, 'SECOND_STEP_FAILED')) form.setErrors({ code: error.problem.detail });
      else form.setStatus(error);
    }
  };
  return (
    <Formik
      initialValues={EMPTY}
      validate={(values) => errorsIn(recoveryCodeSchema, values)}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={send}
    >
      {({ status }) => (
        <Form className={styles.form} noValidate method="dialog">
          <FormTextField
            name="code"
            label={t('secondStep.recoveryCode')}
            hint={t('secondStep.recoveryLeft', { left })}
            autoComplete="off"
            spellCheck={false}
            isRequired
            autoFocus
          />
          <Refusal error={status} />
          <SubmitButton variant="ink">{t('secondStep.open')}</SubmitButton>
        </Form>
      )}
    </Formik>
  );
}
