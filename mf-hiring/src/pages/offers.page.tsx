import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { OffersView } from '../features/offers/offers-view';
import { t } from '../messages';

const POINTS = [t('offers.pointTerms'), t('offers.pointAnswer'), t('offers.pointBooking')];

export function Component() {
  return (
    <SignedInPage title={t('offers.title')} purpose={t('offers.lede')} points={POINTS}>
      {(_user, roles) => <OffersView roles={roles} />}
    </SignedInPage>
  );
}
