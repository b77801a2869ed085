import { type ClientOverviewResponse, shortMomentInIndia } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, TextLink } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useQuery } from '@tanstack/react-query';
import { BOOKINGS_PATH } from '../../../domain/offers/offer-paths';
import { t } from '../../../messages';
import { overviewQuery } from '../dashboard.query';
import { placePath } from '../dashboard-place';
import { PartLoading } from '../part-loading';
import { TalentLine } from '../talent-line';
import styles from './bookings.module.css';

type Booking = ClientOverviewResponse['bookings'][number];

/** Booked talents, grouped by job. */
export function Bookings() {
  return (
    <QueryView
      query={useQuery(overviewQuery)}
      failure="Your bookings did not load"
      loading={(isShown) => <PartLoading label="Loading your bookings" isShown={isShown} height="4rem" />}
    >
      {({ bookings }) => (bookings.length === 0 ? <NobodyBooked /> : <ByJob bookings={bookings} />)}
    </QueryView>
  );
}

function ByJob({ bookings }: { readonly bookings: readonly Booking[] }) {
  const jobs = [...new Map(bookings.map(({ job }) => [job.id, job])).values()];
  return (
    <>
      <p>
        <TextLink to={BOOKINGS_PATH} hasArrow>
          {t('bookings.toAll')}
        </TextLink>
      </p>
      {jobs.map((job) => (
        <JobBookings key={job.id} job={job} bookings={bookings.filter((booking) => booking.job.id === job.id)} />
      ))}
    </>
  );
}

function JobBookings({ job, bookings }: { readonly job: Booking['job']; readonly bookings: readonly Booking[] }) {
  return (
    <section className={styles.job} aria-labelledby={`booked-${job.id}`}>
      <header className={styles.header}>
        <div>
          <h2 id={`booked-${job.id}`}>{job.title}</h2>
          <p className="muted num">
            {job.location}, {job.dates}
          </p>
        </div>
        <TextLink to={`/jobs/${job.id}-${job.slug}`}>The call</TextLink>
      </header>
      <ul className={styles.list}>
        {bookings.map(({ id, talent, role, at }) => (
          <li key={id} className={styles.line}>
            <TalentLine talent={talent} to={placePath({ tab: 'applicants', job: job.id, application: id })}>
              {role} · booked {shortMomentInIndia(at)}
            </TalentLine>
            {talent.slug !== '' && (
              <TextLink to={`/${talent.slug}`}>
                Profile<span className="vh"> of {talent.name}</span>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NobodyBooked() {
  const action = (
    <ButtonLink variant="ink" to={placePath({ tab: 'applicants' })}>
      See who applied
    </ButtonLink>
  );
  return (
    <EmptyState title="Nobody is booked yet" action={action}>
      {t('bookings.none')}
    </EmptyState>
  );
}
