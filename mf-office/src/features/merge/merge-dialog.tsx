import { request } from '@alltalent/shared/api';
import { confirmationOf, ENDPOINTS, type PersonItem } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useNavigate } from 'react-router';
import { useConfirmed } from '../../domain/office-page/confirming';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';
import { checkConfirmedReason, type ConfirmedReason, NO_CONFIRMED_REASON, trimmed } from '../../domain/person/confirmed-reason';
import { ConfirmedReasonFields } from '../../domain/person/confirmed-reason-fields';
import { t } from '../../messages/person-data';
import styles from './merge.module.css';

export type MergeDialogProps = { readonly keep: PersonItem; readonly end: PersonItem; readonly onClose: () => void };

/** Merges two accounts after their address was typed, and goes to the one that stays. */
export function MergeDialog({ keep, end, onClose }: MergeDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const navigate = useNavigate();
  const send = async (typed: ConfirmedReason, form: FormikHelpers<ConfirmedReason>) => {
    form.setStatus(undefined);
    const input = { keep_id: keep.user_id, end_id: end.user_id, ...trimmed(typed) };
    try {
      if (!(await confirmed(() => request(ENDPOINTS.mergeAccounts, input)))) return;
      // Both accounts, and every list that has them.
      void queryClient.invalidateQueries({ queryKey: OFFICE_DATA });
      await navigate(`/office/people/${keep.user_id}`);
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(NO_CONFIRMED_REASON) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('merge.title')}>
      <Formik initialValues={NO_CONFIRMED_REASON} validate={checkConfirmedReason} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <p>{t('merge.sendText', { keep: confirmationOf(keep), end: confirmationOf(end) })}</p>
          <ConfirmedReasonFields value={confirmationOf(end)} isFirst />
          <FormAlert />
          <SubmitButton variant="ink">{t('merge.send')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
