import { useMayChange } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Button, TextLink } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { MessageButton } from '@alltalent/shared/ui/message-button';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useState } from 'react';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';
import type { AskChangeFormProps } from './ask-change-form';
import { type BookingChangeProps, otherOf } from './booking-change';

const AskChangeForm = lazySection<AskChangeFormProps>({
  name: 'hiring-ask-change-form',
  load: async () => (await import(/* webpackChunkName: "hiring.ask-change" */ './ask-change-form')).AskChangeForm,
  loading: t('bookings.formLoading'),
  failure: t('hiring.formFailed'),
  height: '24rem',
});

/** Message, calendar file, and a request for other days, another time or place. */
export function WaysPart({ booking }: BookingChangeProps) {
  const [isAsking, setAsking] = useState(false);
  const { id } = booking;
  const mayChange = useMayChange() && booking.may_change;
  return (
    <PageSection id="ways" title={t('bookings.ways')}>
      <div className={page.actions}>
        <MessageButton about={{ booking: id }}>{t('hiring.message', { name: otherOf(booking).name })}</MessageButton>
        {mayChange && !isAsking && (
          <Button variant="line" onClick={() => setAsking(true)}>
            {t('bookings.askChange')}
          </Button>
        )}
        <TextLink className={page.target ?? ''} to={ENDPOINTS.bookingIcs.path.replace('{id}', String(id))} reloadDocument download>
          {t('bookings.ics')}
        </TextLink>
      </div>
      {mayChange && isAsking && <AskChangeForm booking={booking} onClose={() => setAsking(false)} />}
    </PageSection>
  );
}
