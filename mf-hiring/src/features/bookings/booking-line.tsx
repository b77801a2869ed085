import type { BookingLine as Line } from '@alltalent/shared/contracts';
import { Badge, TextLink } from '@alltalent/shared/ui';
import { callTimeText, spanText } from '../../domain/days/days';
import { BookingBadge } from '../../domain/states/state-badge';
import lines from '../../domain/page/lines.module.css';
import { t } from '../../messages';
import styles from './bookings.module.css';

export function BookingLine({ booking }: { readonly booking: Line }) {
  const { id, state, other, title, role, call_time: time, time_zone: zone, place, is_change_to_answer: isAsked } = booking;
  const clock = callTimeText(time, zone);
  return (
    <li className={lines.line}>
      <div className={lines.what}>
        <p className={lines.name}>
          <TextLink to={`/bookings/${id}`}>{t('bookings.lineTitle', { role, title })}</TextLink>
        </p>
        <p>{t('bookings.with', { name: other.name })}</p>
        <p className="num muted">{[spanText(booking), clock, place].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.state}>
        <BookingBadge state={state} />
        {isAsked && <Badge kind="soft">{t('bookings.toAnswer')}</Badge>}
      </div>
    </li>
  );
}

export function BookingLines({ bookings, label }: { readonly bookings: readonly Line[]; readonly label: string }) {
  return (
    <ul className={lines.list} aria-label={label}>
      {bookings.map((booking) => (
        <BookingLine key={booking.id} booking={booking} />
      ))}
    </ul>
  );
}
