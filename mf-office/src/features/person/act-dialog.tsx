import { OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages/person-data';
import type { PersonAct } from './person-acts';
import { usePersonAct } from '../../domain/person/person.query';
import styles from './person.module.css';

export type ActDialogProps = { readonly act: PersonAct; readonly userId: string; readonly name: string; readonly onClose: () => void };

const EMPTY = { reason: '' };
const check = ({ reason }: typeof EMPTY) => (reason.trim() === '' ? { reason: t('person.reasonMissing') } : {});

/** Asks for the reason of an act on an account, and runs it. */
export function ActDialog({ act, userId, name, onClose }: ActDialogProps) {
  const run = usePersonAct(userId);
  const send = async ({ reason }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      if (await run(() => act.run(userId, reason.trim()))) onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(act.label)}>
      <Formik initialValues={EMPTY} validate={check} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <p>
            <strong>{name}</strong>: {t(act.text)}
          </p>
          <FormTextArea name="reason" label={t('person.reason')} rows={3} maxLength={OFFICE_LIMITS.reason} isRequired autoFocus />
          <FormAlert />
          <SubmitButton variant="ink">{t(act.label)}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
