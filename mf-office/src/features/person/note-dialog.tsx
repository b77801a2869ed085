import { request } from '@alltalent/shared/api';
import { ENDPOINTS, OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages/person-data';
import { usePersonAct } from '../../domain/person/person.query';
import styles from './person.module.css';

export type NoteDialogProps = { readonly userId: string; readonly onClose: () => void };

const EMPTY = { text: '' };
const check = ({ text }: typeof EMPTY) => (text.trim() === '' ? { text: t('person.noteMissing') } : {});

/** Writes a note about an account. */
export function NoteDialog({ userId, onClose }: NoteDialogProps) {
  const run = usePersonAct(userId);
  const send = async ({ text }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      if (await run(() => request(ENDPOINTS.notePerson, { user_id: userId, text: text.trim() }))) onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('person.newNote')}>
      <Formik initialValues={EMPTY} validate={check} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <FormTextArea
            name="text"
            label={t('person.note')}
            hint={t('person.newNoteHint')}
            rows={4}
            maxLength={OFFICE_LIMITS.note}
            isRequired
            autoFocus
          />
          <FormAlert />
          <SubmitButton variant="ink">{t('person.addNote')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
