import { useLiveQuery } from '@alltalent/shared/api';
import type { BookingLine } from '@alltalent/shared/contracts';
import { Pagination } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { todayInIndia } from '../../domain/days/days';
import { Loaded } from '../../domain/loaded/loaded';
import { t } from '../../messages';
import { BookingLines } from './booking-line';
import styles from './bookings.module.css';
import { bookingListQuery } from './bookings.query';
import { NoBookings } from './no-bookings';

/** All bookings, those to come first. */
export function BookingList() {
  const [search] = useSearchParams();
  const number = Number(search.get('page') ?? 1);
  const options = bookingListQuery(Number.isInteger(number) && number > 0 ? number : 1);
  const query = useQuery(options);
  useLiveQuery(['bookings'], options.queryKey);
  return (
    <Loaded query={query} loading={t('bookings.loading')} failure={t('bookings.failed')}>
      {({ data, page, pages, total }) =>
        total === 0 ? (
          <NoBookings />
        ) : (
          <>
            <Lines bookings={data} />
            <Pagination
              page={page}
              pageCount={pages}
              hrefOf={(to) => (to === 1 ? '/bookings?view=list' : `/bookings?view=list&page=${to}`)}
              label={t('bookings.pages')}
            />
          </>
        )
      }
    </Loaded>
  );
}

function Lines({ bookings }: { readonly bookings: readonly BookingLine[] }) {
  const today = todayInIndia();
  const isToCome = ({ state, ends_on: last }: BookingLine) => state === 'confirmed' && last >= today;
  const parts = [
    { id: 'to-come', title: t('bookings.toCome'), lines: bookings.filter(isToCome) },
    { id: 'past', title: t('bookings.past'), lines: bookings.filter((booking) => !isToCome(booking)) },
  ];
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ id, title, lines }) => (
      <section key={id} className={styles.part} aria-labelledby={`bookings-${id}`}>
        <h2 id={`bookings-${id}`}>{title}</h2>
        <BookingLines bookings={lines} label={title} />
      </section>
    ));
}
