import { request } from '@alltalent/shared/api';
import { confirmationOf, ENDPOINTS, LIMITS, type Person } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { checkConfirmedReason, type ConfirmedReason, NO_CONFIRMED_REASON, trimmed } from '../../domain/person/confirmed-reason';
import { ConfirmedReasonFields } from '../../domain/person/confirmed-reason-fields';
import { t } from '../../messages/person-data';
import { usePersonAct } from '../../domain/person/person.query';
import styles from './person.module.css';

export type EraseDialogProps = { readonly person: Person; readonly onClose: () => void };

/** Has an account deleted after the days in which it can be kept; its address is typed first. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const { user_id: id, name } = person;
  const run = usePersonAct(id);
  const send = async (typed: ConfirmedReason, form: FormikHelpers<ConfirmedReason>) => {
    form.setStatus(undefined);
    try {
      if (await run(() => request(ENDPOINTS.erasePerson, { user_id: id, ...trimmed(typed) }))) onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(NO_CONFIRMED_REASON) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('data.erase')}>
      <Formik initialValues={NO_CONFIRMED_REASON} validate={checkConfirmedReason} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <p>
            <strong>{name}</strong>: {t('data.eraseText', { days: LIMITS.deletionDays })}
          </p>
          <ConfirmedReasonFields value={confirmationOf(person)} isFirst />
          <FormAlert />
          <SubmitButton variant="ink">{t('data.eraseSend')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
