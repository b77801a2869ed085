import { refusalOf, request } from '@alltalent/shared/api';
import { type BookingContactChoice, ENDPOINTS } from '@alltalent/shared/contracts';
import { Alert, CheckField } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Loaded } from '../../domain/loaded/loaded';
import { t } from '../../messages';
import { contactQuery } from './bookings.query';

/** Choice of the contact data that the other side of a booking sees; each tick is saved at once. */
export function OwnContactPart() {
  return (
    <PageSection id="own-contact" title={t('bookings.contactChoice')} lede={t('bookings.contactChoiceLede')}>
      <div>
        <Loaded query={useQuery(contactQuery)} loading={t('bookings.contactLoading')} failure={t('bookings.contactFailed')} height="6rem">
          {(choice) => <Choice choice={choice} />}
        </Loaded>
      </div>
    </PageSection>
  );
}

function Choice({ choice }: { readonly choice: BookingContactChoice }) {
  const queryClient = useQueryClient();
  const { queryKey } = contactQuery;
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    scope: { id: 'booking-contact' },
    mutationFn: (next: BookingContactChoice) => request(ENDPOINTS.saveBookingContact, next),
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data),
  });
  const shown = isPending ? (variables ?? choice) : choice;
  return (
    <>
      <CheckField
        name="shows_email"
        label={t('bookings.showEmail')}
        isChecked={shown.shows_email}
        onChange={(isOn) => mutate({ ...shown, shows_email: isOn })}
      />
      <CheckField
        name="shows_phone"
        label={t('bookings.showPhone')}
        isChecked={shown.shows_phone}
        onChange={(isOn) => mutate({ ...shown, shows_phone: isOn })}
      />
      <p role="status" className="muted">
        {isSuccess && t('bookings.contactSaved')}
      </p>
      {error && <Alert kind="error">{refusalOf(error)}</Alert>}
    </>
  );
}
