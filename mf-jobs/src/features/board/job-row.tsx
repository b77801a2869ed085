import { assetUrl } from '@alltalent/shared/api';
import type { Job } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { closingOf } from '../../days/closing';
import { formatFee } from './fee';
import styles from './jobs.module.css';

export function JobRow({ job, now }: { readonly job: Job; readonly now: Date }) {
  const closing = closingOf(job.closes_on, now);
  return (
    <article className={styles.job} aria-labelledby={`job-${job.id}`}>
      <Picture className={styles.art} address={categoryPicture(job.category)} alt="" width={320} height={400} sizes="4.5rem" />
      <div className={styles.what}>
        <h3 id={`job-${job.id}`}>{job.title}</h3>
        <p className={styles.by}>
          {job.category} · {job.posted_by}
        </p>
        <p className={styles.details}>{job.details}</p>
      </div>
      <p className={`num ${styles.where}`}>
        <span>{job.location}</span>
        <span className={styles.dates}>{job.dates}</span>
      </p>
      <p className={`num ${styles.pay}`}>
        <strong>{formatFee(job.pay, job.currency)}</strong>
        <span>{job.pay_unit}</span>
        <span className={closing.isSoon ? styles.soon : undefined}>{closing.text}</span>
      </p>
    </article>
  );
}

function categoryPicture(category: string): string {
  return assetUrl(`categories/${category.toLowerCase().replaceAll(' ', '-')}-640.webp`);
}
