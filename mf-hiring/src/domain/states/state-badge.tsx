import { BOOKING_STATE_LABELS, type BookingState, OFFER_STATE_LABELS, type OfferState } from '@alltalent/shared/contracts';
import { Icon, type IconName } from '@alltalent/shared/ui';
import styles from './states.module.css';

const OFFER_ICONS: Readonly<Record<OfferState, IconName>> = {
  open: 'mail',
  accepted: 'check',
  declined: 'minus',
  withdrawn: 'out',
  expired: 'lock',
};
const BOOKING_ICONS: Readonly<Record<BookingState, IconName>> = {
  confirmed: 'cal',
  done: 'check',
  cancelled: 'close',
  'no-show': 'alert',
  disputed: 'flag',
};

/** State of an offer; an open one says whose answer is awaited. */
export function OfferBadge({
  state,
  label = OFFER_STATE_LABELS[state],
}: {
  readonly state: OfferState;
  readonly label?: string | undefined;
}) {
  return <Mark state={state} icon={OFFER_ICONS[state]} label={label} />;
}

export function BookingBadge({ state }: { readonly state: BookingState }) {
  return <Mark state={state} icon={BOOKING_ICONS[state]} label={BOOKING_STATE_LABELS[state]} />;
}

function Mark({ state, icon, label }: { readonly state: string; readonly icon: IconName; readonly label: string }) {
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={icon} />
      {label}
    </span>
  );
}
