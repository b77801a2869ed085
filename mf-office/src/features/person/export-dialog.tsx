import { requestFile } from '@alltalent/shared/api';
import { dayInIndia, ENDPOINTS, OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { saveFile } from '../../domain/files/save-file';
import { useConfirmed } from '../../domain/office-page/confirming';
import { t } from '../../messages/person-data';
import { personQuery } from '../../domain/person/person.query';
import styles from './person.module.css';

export type ExportDialogProps = { readonly userId: string; readonly name: string; readonly onClose: () => void };

const EMPTY = { reason: '' };
const TIMEOUT_MS = 60_000;
const check = ({ reason }: typeof EMPTY) => (reason.trim() === '' ? { reason: t('person.reasonMissing') } : {});

/** Downloads everything stored about an account, with the reason why. */
export function ExportDialog({ userId, name, onClose }: ExportDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const send = async ({ reason }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    const input = { user_id: userId, reason: reason.trim() };
    try {
      const answer = await confirmed(() => requestFile(ENDPOINTS.exportPerson, input, { timeoutMs: TIMEOUT_MS }));
      if (!answer) return;
      saveFile(`alltalent-${userId}-${dayInIndia(Date.now())}.json`, answer.file);
      // The file is in the history of the account now.
      void queryClient.invalidateQueries({ queryKey: personQuery(userId).queryKey });
      onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('data.export')}>
      <Formik initialValues={EMPTY} validate={check} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <p>
            <strong>{name}</strong>: {t('data.exportText')}
          </p>
          <FormTextArea name="reason" label={t('person.reason')} rows={3} maxLength={OFFICE_LIMITS.reason} isRequired autoFocus />
          <FormAlert />
          <SubmitButton variant="ink">{t('data.exportSend')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
