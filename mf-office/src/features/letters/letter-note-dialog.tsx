import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages/letters';
import styles from './letters.module.css';
import type { Letter } from './use-letter';

export type LetterNoteDialogProps = { readonly id: string; readonly handle: Letter; readonly onClose: () => void };

const EMPTY = { text: '' };
const check = ({ text }: typeof EMPTY) => (text.trim() === '' ? { text: t('letters.noteMissing') } : {});

/** Writes a note about a letter. */
export function LetterNoteDialog({ id, handle, onClose }: LetterNoteDialogProps) {
  const addNote = useKeyedRequest(ENDPOINTS.noteTicket);
  const send = async ({ text }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      if (await handle.run(() => addNote({ id, text: text.trim() }))) onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('letters.newNote')}>
      <Formik initialValues={EMPTY} validate={check} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <FormTextArea
            name="text"
            label={t('letters.note')}
            hint={t('letters.noteHint')}
            rows={4}
            maxLength={OFFICE_LIMITS.note}
            isRequired
            autoFocus
          />
          <FormAlert />
          <SubmitButton variant="ink">{t('letters.addNote')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
