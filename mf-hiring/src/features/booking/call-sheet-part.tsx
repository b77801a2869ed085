import { useMayChange } from '@alltalent/shared/api';
import { Button, TextLink } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useState } from 'react';
import { callTimeText, spanText } from '../../domain/days/days';
import { t } from '../../messages';
import type { BookingChangeProps } from './booking-change';
import type { CallSheetFormProps } from './call-sheet-form';
import { Facts } from './facts';

const CallSheetForm = lazySection<CallSheetFormProps>({
  name: 'hiring-call-sheet-form',
  load: async () => (await import(/* webpackChunkName: "hiring.call-sheet" */ './call-sheet-form')).CallSheetForm,
  loading: t('bookings.formLoading'),
  failure: t('hiring.formFailed'),
  height: '30rem',
});

/** When, where, whom to call, what to bring: read by the talent, written by the client. */
export function CallSheetPart(change: BookingChangeProps) {
  const { booking } = change;
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useMayChange() && booking.may_edit_call_sheet;
  const isOpen = isEditing && mayEdit;
  return (
    <PageSection
      id="call-sheet"
      title={t('bookings.callSheet')}
      lede={booking.side === 'client' ? t('bookings.callSheetClient') : t('bookings.callSheetTalent')}
    >
      {isOpen ? <CallSheetForm booking={booking} onClose={() => setEditing(false)} /> : <Sheet {...change} />}
      {mayEdit && !isOpen && (
        <div>
          <Button variant="line" onClick={() => setEditing(true)}>
            {t('bookings.editCallSheet')}
          </Button>
        </div>
      )}
    </PageSection>
  );
}

function Sheet({ booking }: BookingChangeProps) {
  const { call_time: time, time_zone: zone, place, call_sheet: sheet } = booking;
  const later = booking.side === 'client' ? t('bookings.notYetOwn') : t('bookings.notYet');
  const map = (
    <>
      {place}{' '}
      <TextLink to={sheet.map_url} target="_blank">
        {t('bookings.map')}
        <span className="vh">{t('hiring.newTab')}</span>
      </TextLink>
    </>
  );
  return (
    <Facts
      facts={[
        { name: t('bookings.days'), value: spanText(booking) },
        { name: t('bookings.callTime'), value: callTimeText(time, zone) || later },
        { name: t('bookings.place'), value: map },
        { name: t('bookings.contactOnDay'), value: <ContactOnDay name={sheet.contact_name} phone={sheet.contact_phone} none={later} /> },
        { name: t('bookings.bring'), value: sheet.bring || t('bookings.nothingToBring') },
        ...(sheet.notes === '' ? [] : [{ name: t('bookings.notes'), value: sheet.notes }]),
      ]}
    />
  );
}

function ContactOnDay({ name, phone, none }: { readonly name: string; readonly phone: string; readonly none: string }) {
  if (name === '' && phone === '') return none;
  return (
    <>
      {name} {phone !== '' && <TextLink to={telOf(phone)}>{phone}</TextLink>}
    </>
  );
}

export const telOf = (phone: string): string => `tel:${phone.replace(/[^+0-9]/gu, '')}`;
