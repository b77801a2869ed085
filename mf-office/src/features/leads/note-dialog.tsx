import { OFFICE_LIMITS, type OfficeLead } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages/leads';
import styles from './leads.module.css';
import { useLeadActs } from './leads.query';

export type LeadNoteDialogProps = { readonly lead: OfficeLead; readonly onClose: () => void };

const EMPTY = { text: '' };
const check = ({ text }: typeof EMPTY) => (text.trim() === '' ? { text: t('leads.noteMissing') } : {});

/** Writes a note about a lead. */
export function LeadNoteDialog({ lead, onClose }: LeadNoteDialogProps) {
  const { note } = useLeadActs(lead.id);
  const send = async ({ text }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      if (await note(text.trim())) onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('leads.noteTitle', { name: lead.title })}>
      <Formik initialValues={EMPTY} validate={check} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <FormTextArea
            name="text"
            label={t('leads.note')}
            hint={t('leads.noteHint')}
            rows={4}
            maxLength={OFFICE_LIMITS.note}
            isRequired
            autoFocus
          />
          <FormAlert />
          <SubmitButton variant="ink">{t('leads.addNote')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
