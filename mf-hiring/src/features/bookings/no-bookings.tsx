import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { t } from '../../messages';

export function NoBookings() {
  const action = (
    <ButtonLink variant="ink" to="/offers">
      {t('bookings.toOffers')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('bookings.none')} action={action}>
      {t('bookings.noneText')}
    </EmptyState>
  );
}
