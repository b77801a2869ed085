import type { JobCard, JobMatch } from '@alltalent/shared/contracts';
import { joinClasses, Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { jobPath } from '../../domain/job-path/job-path';
import { closingOf } from '../../domain/days/closing';
import { MatchMeter } from '../../domain/match/match-meter';
import { payText } from '../../domain/pay/pay';
import { VerifiedTick } from '../../domain/verified/verified-tick';
import styles from './job-row.module.css';

export function JobRow({ job, now }: { readonly job: JobCard; readonly now: Date }) {
  const { id, title, posted_by, is_verified, image, match, location, dates } = job;
  const pay = payText(job);
  const closing = closingOf(job.closes_on, now);
  return (
    <article className={styles.row} aria-labelledby={`job-${id}`}>
      <Picture className={styles.art} src={image} alt="" width={320} height={400} sizes="(max-width: 46rem) 3.5rem, 4.5rem" />
      <div className={styles.what}>
        <h3 id={`job-${id}`} className={styles.title}>
          <Link className={styles.link} to={jobPath(job)}>
            {title}
          </Link>
        </h3>
        <p>{kindOf(job)}</p>
        <div className={styles.by}>
          <span>{posted_by}</span>
          {is_verified && <VerifiedTick />}
        </div>
      </div>
      <div className={styles.fit}>{match && <Fit match={match} />}</div>
      <p className={`num ${styles.where}`}>
        <span>{location}</span> <span>{dates}</span>
      </p>
      <p className={`num ${styles.pay}`}>
        <strong>{pay.sum}</strong> <span>{pay.unit}</span>{' '}
        <span className={joinClasses(closing.isSoon && styles.soon)}>{closing.text}</span>
      </p>
    </article>
  );
}

/** 'Film · Actor · 3 roles' */
function kindOf({ medium, category, roles }: JobCard): string {
  return [medium, category, roles > 1 ? `${roles} roles` : ''].filter(Boolean).join(' · ');
}

/** How far the talent fits, and what is missing first. */
function Fit({ match }: { readonly match: JobMatch }) {
  const [first, ...others] = match.missing;
  if (match.of === 0) return null;
  return (
    <>
      <MatchMeter match={match} />
      <span className={styles.why}>
        {first ?? 'Nothing missing'}
        {others.length > 0 && `, and ${others.length} more`}
      </span>
    </>
  );
}
