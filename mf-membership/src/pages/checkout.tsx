import type { PaidPlanId } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { useSearchParams } from 'react-router';
import { Checkout } from '../features/checkout/checkout';
import { OrderView } from '../features/order/order-view';
import { t } from '../messages';

const POINTS = [t('checkout.pointTotal'), t('checkout.pointRenewal'), t('checkout.pointCard')];

/** Checkout of a plan; with `?order=`, the page one comes back to from the payment provider. */
export function CheckoutPage({ plan }: { readonly plan: PaidPlanId }) {
  const [search] = useSearchParams();
  const orderId = search.get('order') ?? '';
  return (
    <SignedInPage title={t('checkout.title')} purpose={t('checkout.purpose')} points={POINTS}>
      {(user) =>
        orderId === '' ? (
          <Checkout key={plan} plan={plan} user={user} />
        ) : (
          <OrderView key={orderId} plan={plan} orderId={orderId} userId={user.user_id} />
        )
      }
    </SignedInPage>
  );
}
