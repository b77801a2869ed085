import { OfficePage } from '../domain/office-page/office-page';
import { BookingsView } from '../features/bookings/bookings-view';
import { t } from '../messages/bookings';

export function Component() {
  return (
    <OfficePage title={t('bookings.title')} right="reports">
      <BookingsView />
    </OfficePage>
  );
}
