import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, formatMinor, MEMBERSHIP_LIMITS, refundOrderSchema, type StaffOrderDetail } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { errorsIn, FormSelectField, FormTextArea } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { useConfirmed } from '../../domain/office-page/confirming';
import { t } from '../../messages/money';
import { orderQuery, ORDERS } from './order.query';

export type RefundDialogProps = { readonly order: StaffOrderDetail; readonly onClose: () => void };

const EMPTY = { access: 'ends', reason: '' };
const REASON = refundOrderSchema.pick(['reason']);

/** Refunds an order with a reason. It is sent once, however often the button is pressed. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const refund = useKeyedRequest(ENDPOINTS.refundOrder);
  const addToast = useSetAtom(addToastAtom);
  const sum = formatMinor(order.total_minor, order.currency);
  const send = async ({ access, reason }: typeof EMPTY) => {
    const input = { order_id: order.id, ends_access: access === 'ends', reason: reason.trim() };
    const answer = await confirmed(() => refund(input));
    if (!answer) return null;
    addToast({ kind: 'info', text: t('refund.done') });
    void queryClient.invalidateQueries({ queryKey: ORDERS });
    await queryClient.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
    return answer;
  };
  const choices = [
    { value: 'ends', label: t('refund.ends') },
    { value: 'stays', label: t('refund.stays') },
  ];
  return (
    <FormDialog
      title={t('refund.title')}
      initial={EMPTY}
      check={(values) => errorsIn(REASON, values)}
      submitLabel={t('refund.send', { sum })}
      send={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
