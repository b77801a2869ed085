import { formatMinor, type PaidPlanId, type Plan } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { plansQuery } from '../domain/membership/membership.query';
import { Checkout } from '../features/checkout/checkout';
import { OrderView } from '../features/order/order-view';
import { t } from '../messages';

const POINTS = [t('checkout.pointTotal'), t('checkout.pointRenewal'), t('checkout.pointCard')];

/** Checkout of a plan; with `?order=`, the page to which the payment provider returns the buyer. */
export function CheckoutPage({ plan }: { readonly plan: PaidPlanId }) {
  const [search] = useSearchParams();
  const orderId = search.get('order') ?? '';
  const purpose = purposeOf(useQuery(plansQuery).data?.plans.find(({ id }) => id === plan));
  return (
    <SignedInPage title={t('checkout.title')} purpose={orderId === '' ? purpose : t('checkout.purposeOfOrder')} points={POINTS} isForHolder>
      {(user) =>
        orderId === '' ? (
          <Checkout key={plan} plan={plan} user={user} />
        ) : (
          <OrderView key={orderId} orderId={orderId} userId={user.user_id} />
        )
      }
    </SignedInPage>
  );
}

/** Purpose of the page for a visitor who is not logged in, with the price where it is known. */
function purposeOf(plan: Plan | undefined): string {
  if (plan === undefined) return t('checkout.purpose');
  return t('checkout.purposeWithPrice', { plan: plan.name, sum: formatMinor(plan.price_minor, plan.currency) });
}
