import { formatMinor, type PaidPlanId, type Quote, type UserDetails } from '@alltalent/shared/contracts';
import { FormAlert, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type CheckoutDraft, patchDraft } from '../../domain/draft/checkout-draft';
import { t } from '../../messages';
import { BillingFields } from './billing-fields';
import styles from './checkout.module.css';
import { ConsentField } from './consent-field';
import { orderErrors, type OrderValues } from './order-values';
import { RenewalChoice } from './renewal-choice';
import { usePlaceOrder } from './use-place-order';

export type OrderFormProps = {
  readonly plan: PaidPlanId;
  readonly user: UserDetails;
  readonly draft: CheckoutDraft;
  readonly quote: Quote;
  readonly from: string;
  readonly isUpdating: boolean;
  readonly refresh: () => Promise<Quote | undefined>;
  /** Whether a code was typed and not applied, so that the total may still change. */
  readonly hasUnusedCode: boolean;
  readonly onUseCode: () => void;
  readonly onState: (stateCode: string) => void;
};

/** Renewal, invoice and consent, then one button that names the sum. */
export function OrderForm(props: OrderFormProps) {
  const { plan, user, draft, quote, from, isUpdating, onState } = props;
  const { placeOrder, isLeaving } = usePlaceOrder(props);
  const { total_minor: total, currency } = quote;
  return (
    <Formik
      initialValues={startOf(draft, user)}
      validate={(values) => orderErrors(values, { plan, quote, from })}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={placeOrder}
    >
      {({ isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <DraftKeeper plan={plan} userId={user.user_id} />
          <RenewalChoice quote={quote} />
          <BillingFields onState={onState} />
          <section className={styles.step} aria-labelledby="pay-title">
            <h2 id="pay-title">{t('checkout.pay')}</h2>
            <ConsentField />
            <FormAlert />
            <SubmitButton size="large" isPending={isSubmitting || isLeaving || isUpdating}>
              {total === 0 ? t('checkout.payNothing') : t('checkout.paySum', { sum: formatMinor(total, currency) })}
            </SubmitButton>
            <p className={`muted ${styles.small}`}>{total === 0 ? t('checkout.nothingNote') : t('checkout.payNote')}</p>
          </section>
        </Form>
      )}
    </Formik>
  );
}

function startOf({ renews, accepts_no_refunds: accepts, billing }: CheckoutDraft, user: UserDetails): OrderValues {
  const name = billing.name || `${user.first_name} ${user.last_name}`.trim();
  return { renews, accepts_no_refunds: accepts, billing: { ...billing, name } };
}

/** Stores what is typed, so that it is still there after a reload or on the way back from the payment page. */
function DraftKeeper({ plan, userId }: { readonly plan: PaidPlanId; readonly userId: string }) {
  const { values, dirty } = useFormikContext<OrderValues>();
  useEffect(() => {
    if (dirty) patchDraft(userId, plan, values);
  }, [values, dirty, plan, userId]);
  return null;
}
