import { formatMoneyRange, type Job } from '@alltalent/shared/contracts';
import { Link } from 'react-router';
import { closingOf } from './closing';
import css from './gigs.module.css';

export function GigRow({ job, now }: { readonly job: Job; readonly now: Date }) {
  const closing = closingOf(job.closes_on, now);
  const [medium] = job.details.split('. ', 1);
  return (
    <li className={css.job}>
      <Link className={css.link} to={`/jobs/${job.id}-${job.slug}`}>
        <span className={`num ${css.number}`} aria-hidden="true">
          {String(job.id).padStart(4, '0')}
        </span>
        <span className={css.what}>
          <strong>{job.title}</strong>
          <span>{[medium, job.category, job.posted_by].filter(Boolean).join(' · ')}</span>
        </span>
        <span className={`num ${css.where}`}>
          <span>{job.location}</span> <span>{job.dates}</span>
        </span>
        <span className={`num ${css.pay}`}>
          <strong>{payOf(job)}</strong> <span>{job.pay_unit}</span>
        </span>
        <span className={`num ${css.close} ${closing.isSoon ? css.soon : ''}`}>{closing.text}</span>
      </Link>
    </li>
  );
}

function payOf({ pay, pay_max, currency }: Job): string {
  return pay === 0 ? 'Unpaid' : formatMoneyRange(pay, pay_max, currency);
}
