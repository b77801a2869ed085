import { ROLES } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { NewOffer } from '../features/new-offer/new-offer';
import { t } from '../messages';

const POINTS = [t('offers.newPointTerms'), t('offers.newPointClash'), t('offers.newPointAnswer')];

export function Component() {
  return (
    <SignedInPage title={t('offers.newTitle')} purpose={t('offers.newLede')} points={POINTS} role={ROLES.client}>
      {(user) => <NewOffer user={user} />}
    </SignedInPage>
  );
}
