import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { useParams } from 'react-router';
import { readId } from '../domain/page/read-id';
import { OfferView } from '../features/offer/offer-view';
import { t } from '../messages';

const POINTS = [t('offers.pointTerms'), t('offers.pointAnswer'), t('offers.pointBooking')];

export function Component() {
  const id = readId(useParams()['id']);
  return (
    <SignedInPage title={t('offers.one')} purpose={t('offers.onePurpose')} points={POINTS}>
      {(user) => <OfferView key={id} id={id} user={user} />}
    </SignedInPage>
  );
}
