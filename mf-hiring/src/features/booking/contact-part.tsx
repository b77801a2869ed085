import type { Booking } from '@alltalent/shared/contracts';
import { TextLink } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { t } from '../../messages';
import { otherOf } from './booking-change';
import { telOf } from './call-sheet-part';
import { Facts } from './facts';

/** Contact data that the other side chose to show. */
export function ContactPart({ booking }: { readonly booking: Booking }) {
  const { email, phone } = booking.contact;
  const { name } = otherOf(booking);
  const facts = [
    ...(email === '' ? [] : [{ name: t('bookings.email'), value: <TextLink to={`mailto:${email}`}>{email}</TextLink> }]),
    ...(phone === '' ? [] : [{ name: t('bookings.phone'), value: <TextLink to={telOf(phone)}>{phone}</TextLink> }]),
  ];
  return (
    <PageSection id="contact" title={t('bookings.contactOf', { name })}>
      {facts.length === 0 ? <p className="muted">{t('bookings.noContact', { name })}</p> : <Facts facts={facts} />}
      <p>
        <TextLink to="/bookings?view=settings">{t('bookings.ownContact')}</TextLink>
      </p>
    </PageSection>
  );
}
