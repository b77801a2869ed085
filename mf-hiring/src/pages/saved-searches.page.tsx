import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { SavedSearchesView } from '../features/saved-searches/saved-searches-view';
import { t } from '../messages';

const POINTS = [t('savedSearches.pointMail'), t('savedSearches.pointOnce'), t('savedSearches.pointStop')];

export function Component() {
  return (
    <SignedInPage title={t('savedSearches.title')} purpose={t('savedSearches.purpose')} points={POINTS}>
      {() => <SavedSearchesView />}
    </SignedInPage>
  );
}
