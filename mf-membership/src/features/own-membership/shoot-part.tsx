import { request } from '@alltalent/shared/api';
import { ENDPOINTS, formatDay, type OwnMembership, type ShootBooking, SHOOT_CONTENT, supplyPlaceName } from '@alltalent/shared/contracts';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { Button } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useState } from 'react';
import { t } from '../../messages';
import styles from './own.module.css';
import { useMembershipChange } from './use-membership-change';

const ShootForm = lazySection<{ readonly onDone: () => void }>({
  name: 'membership-shoot-form',
  load: async () => (await import('./shoot-form')).ShootForm,
  loading: t('shoot.formLoading'),
  failure: t('shoot.formFailed'),
  height: '28rem',
});

const STATES: Readonly<Record<ShootBooking['state'], string>> = {
  requested: t('shoot.requested'),
  confirmed: t('shoot.confirmed'),
  done: t('shoot.done'),
  cancelled: t('shoot.cancelled'),
};

/** Section about the free portfolio shoot: what it includes, the request, and its state. */
export function ShootPart({ shoot: { is_included: isIncluded, booking } }: { readonly shoot: OwnMembership['shoot'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const canBook = isIncluded && (booking === null || booking.state === 'cancelled');
  return (
    <PageSection id="shoot" title={t('shoot.title')}>
      <p>
        {t('shoot.content', { edited: SHOOT_CONTENT.editedPictures, from: SHOOT_CONTENT.rawPicturesFrom, to: SHOOT_CONTENT.rawPicturesTo })}
      </p>
      {booking && <Booking booking={booking} />}
      {canBook && !isOpen && (
        <div>
          <Button variant="line" onClick={() => setIsOpen(true)}>
            {booking ? t('shoot.bookAgain') : t('shoot.book')}
          </Button>
        </div>
      )}
      {canBook && isOpen && <ShootForm onDone={() => setIsOpen(false)} />}
    </PageSection>
  );
}

function Booking({ booking }: { readonly booking: ShootBooking }) {
  const { state, dates, confirmed_on: day, city, state_code: place } = booking;
  const where = t('shoot.where', { city, state: supplyPlaceName(place) });
  return (
    <div className={styles.sheet}>
      <p role="status">
        <strong>{day === '' || state !== 'confirmed' ? STATES[state] : t('shoot.confirmedOn', { day: formatDay(day) })}</strong>
      </p>
      {state === 'requested' && (
        <ol className={`num ${styles.wishes}`} aria-label={t('shoot.wishes')}>
          {dates.map((date) => (
            <li key={date}>{formatDay(date)}</li>
          ))}
        </ol>
      )}
      <p className="muted">{where}</p>
      {state === 'requested' && <CancelShoot />}
      {state === 'confirmed' && <p className="muted">{t('shoot.toMove')}</p>}
    </div>
  );
}

function CancelShoot() {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMembershipChange(
    () => request(ENDPOINTS.cancelShoot, {}),
    () => setIsAsking(false),
  );
  const close = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <div>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('shoot.cancel')}
      </Button>
      <AskDialog
        title={t('shoot.cancelTitle')}
        yes={t('shoot.cancel')}
        no={t('shoot.keep')}
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate(undefined)}
        onClose={close}
      >
        {t('shoot.cancelText')}
      </AskDialog>
    </div>
  );
}
