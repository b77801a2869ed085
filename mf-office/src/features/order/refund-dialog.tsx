import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, formatMinor, MEMBERSHIP_LIMITS, refundOrderSchema, type StaffOrderDetail } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Dialog } from '@alltalent/shared/ui';
import { errorsIn, fieldsOf, FormAlert, FormSelectField, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useSetAtom } from 'jotai';
import money from '../../domain/money/money.module.css';
import { useConfirmed } from '../../domain/office-page/confirming';
import { t } from '../../messages/money';
import { orderQuery, ORDERS } from './order.query';

export type RefundDialogProps = { readonly order: StaffOrderDetail; readonly onClose: () => void };
type Values = { readonly access: string; readonly reason: string };

const EMPTY: Values = { access: 'ends', reason: '' };
const REASON = refundOrderSchema.pick(['reason']);

/** Refunds an order with a reason. It is sent once, however often the button is pressed. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const refund = useKeyedRequest(ENDPOINTS.refundOrder);
  const addToast = useSetAtom(addToastAtom);
  const sum = formatMinor(order.total_minor, order.currency);
  const send = async ({ access, reason }: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const input = { order_id: order.id, ends_access: access === 'ends', reason: reason.trim() };
    try {
      if (!(await confirmed(() => refund(input)))) return;
      addToast({ kind: 'info', text: t('refund.done') });
      void queryClient.invalidateQueries({ queryKey: ORDERS });
      await queryClient.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
      onClose();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  const choices = [
    { value: 'ends', label: t('refund.ends') },
    { value: 'stays', label: t('refund.stays') },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t('refund.title')}>
      <Formik
        initialValues={EMPTY}
        validate={(values) => errorsIn(REASON, values)}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={send}
      >
        <Form className={money.form} noValidate method="dialog">
          <p>{t('refund.text', { sum, name: order.buyer_name || t('orders.deleted') })}</p>
          <FormSelectField name="access" label={t('refund.access')} options={choices} />
          <FormTextArea
            name="reason"
            label={t('refund.reason')}
            hint={t('refund.reasonHint')}
            rows={3}
            maxLength={MEMBERSHIP_LIMITS.reason}
            isRequired
            autoFocus
          />
          <FormAlert />
          <SubmitButton variant="ink">{t('refund.send', { sum })}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
