import { hasCode, refusalOf, useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, formatMinor, type Order, type PaidPlanId, type Quote } from '@alltalent/shared/contracts';
import { showRefusal } from '@alltalent/shared/ui/form';
import type { FormikHelpers } from 'formik';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLeave } from '../../domain/leave/use-leave';
import { orderPath } from '../../domain/return-path/return-path';
import { t } from '../../messages';
import { fieldOf, type OrderValues, toInput } from './order-values';

type Placing = {
  readonly plan: PaidPlanId;
  readonly quote: Quote;
  readonly from: string;
  readonly hasUnusedCode: boolean;
  readonly onUseCode: () => void;
  readonly refresh: () => Promise<Quote | undefined>;
};

/** Places the order once, however often the button is pressed, and goes on to the payment. A lost answer is repeated with the same key. */
export function usePlaceOrder({ plan, quote, from, hasUnusedCode, onUseCode, refresh }: Placing) {
  const send = useKeyedRequest(ENDPOINTS.placeOrder);
  const navigate = useNavigate();
  const { isLeaving, leaveTo } = useLeave();
  const isUnderWay = useRef(false);
  const goOn = (order: Order) => {
    if (order.state === 'open' && order.payment_url !== '') leaveTo(order.payment_url);
    else void navigate(orderPath(plan, order.id));
  };
  const refuse = async (error: unknown, form: FormikHelpers<OrderValues>) => {
    const isChanged = hasCode(error, 'PRICE_CHANGED');
    const now = isChanged || hasCode(error, 'PROMO_REFUSED') ? await refresh() : undefined;
    if (isChanged && now) form.setStatus(t('checkout.priceChanged', { sum: formatMinor(now.total_minor, now.currency) }));
    else showRefusal(error, form, { fieldOf, statusOf: (failure, detail) => detail ?? refusalOf(failure) });
  };
  const placeOrder = async (values: OrderValues, form: FormikHelpers<OrderValues>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    form.setStatus(undefined);
    try {
      if (hasUnusedCode) {
        onUseCode();
        form.setStatus(t('checkout.codeFirst'));
      } else {
        goOn((await send(toInput(values, { plan, quote, from }))).data);
      }
    } catch (error) {
      await refuse(error, form);
    } finally {
      isUnderWay.current = false;
    }
  };
  return { placeOrder, isLeaving } as const;
}
