import { request } from '@alltalent/shared/api';
import { type DisputedBookingItem, ENDPOINTS, OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useConfirmed } from '../../domain/office-page/confirming';
import { t } from '../../messages/bookings';
import type { DecisionWords } from './booking-decisions';
import { bookingsQuery } from './bookings.query';
import styles from './bookings.module.css';

export type DecideDialogProps = {
  readonly booking: DisputedBookingItem;
  readonly words: DecisionWords;
  readonly onClose: () => void;
};

const EMPTY = { reason: '' };
const check = ({ reason }: typeof EMPTY) => (reason.trim() === '' ? { reason: t('bookings.reasonMissing') } : {});

/** Decides about a reported booking, with the reason that both sides read. */
export function DecideDialog({ booking: { id, title }, words: { decision, label, text }, onClose }: DecideDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const send = async ({ reason }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      const others = await confirmed(() => request(ENDPOINTS.decideBooking, { id, state: decision, reason: reason.trim() }));
      if (!others) return;
      queryClient.setQueryData(bookingsQuery.queryKey, others);
      onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('bookings.decideOf', { decision: t(label), title })}>
      <Formik initialValues={EMPTY} validate={check} validateOnChange={false} onSubmit={send}>
        <Form className={styles.form} noValidate method="dialog">
          <p>{t(text)}</p>
          <FormTextArea name="reason" label={t('bookings.reason')} rows={3} maxLength={OFFICE_LIMITS.reason} isRequired autoFocus />
          <FormAlert />
          <SubmitButton variant="ink">{t('bookings.decide')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
