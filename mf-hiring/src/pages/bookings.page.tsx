import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { BookingsView } from '../features/bookings/bookings-view';
import { t } from '../messages';

const POINTS = [t('bookings.pointCalendar'), t('bookings.pointSheet'), t('bookings.pointContact')];

export function Component() {
  return (
    <SignedInPage title={t('bookings.title')} purpose={t('bookings.lede')} points={POINTS}>
      {(_user, roles) => <BookingsView roles={roles} />}
    </SignedInPage>
  );
}
