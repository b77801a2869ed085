import { formatShortDay, type JobDetail } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { closingOf } from '../../domain/days/closing';
import { payText } from '../../domain/pay/pay';
import { VerifiedTick } from '../../domain/verified/verified-tick';
import styles from './job-header.module.css';

/** What it is, who asks, and the four facts. */
export function JobHeader({ job }: { readonly job: JobDetail }) {
  const { id, title, medium, category, posted_by, poster, image } = job;
  return (
    <header className={`${styles.header} ink`}>
      <Picture className={styles.art} src={image} alt="" width={320} height={400} sizes="(max-width: 46rem) 88vw, 24rem" isPriority />
      <div className={styles.lead}>
        <p className="kicker num">
          Call {String(id).padStart(4, '0')} · {[medium, category].filter(Boolean).join(' · ')}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.by}>
          <strong>{posted_by}</strong>
          {poster.is_verified && <VerifiedTick since={poster.verified_on} />}
        </div>
        <JobFacts job={job} />
      </div>
    </header>
  );
}

function JobFacts({ job }: { readonly job: JobDetail }) {
  const now = useNow();
  const pay = payText(job);
  const facts = [
    ['Where', job.is_remote && job.location !== 'Anywhere' ? `${job.location}, or remote` : job.location],
    ['When', job.dates],
    ['Pay', pay.unit === '' ? pay.sum : `${pay.sum} ${pay.unit}`],
    ['Closes', closesText(job, now)],
  ] as const;
  return (
    <dl className={`num ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 'in 2 days, 24 Nov' */
function closesText({ state, closes_on }: JobDetail, now: Date): string {
  const { text } = closingOf(closes_on, now);
  return state === 'closed' || text === 'Closed' ? 'Closed' : `${text.replace('Closes ', '')}, ${formatShortDay(closes_on)}`;
}

/** Where the page is: the list, and the list narrowed to its place. */
export function JobCrumbs({ job: { location, is_remote, medium } }: { readonly job: JobDetail }) {
  const [city = location] = location.split(',');
  const place = is_remote ? 'remote=1' : new URLSearchParams({ location: city }).toString();
  return (
    <nav className={styles.crumbs} aria-label="Where you are">
      <Link to="/jobs">Jobs</Link> / {medium !== '' && `${medium} / `}
      <Link to={`/jobs?${place}`}>{city}</Link>
    </nav>
  );
}
