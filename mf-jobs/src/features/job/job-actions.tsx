import { pageSettings } from '@alltalent/shared/api';
import type { JobDetail } from '@alltalent/shared/contracts';
import { Icon, shareUrl, type ShareOutcome } from '@alltalent/shared/ui';
import { useState } from 'react';
import { jobPath } from '../../domain/job-path/job-path';
import styles from './job-actions.module.css';

type JobActionsProps = { readonly job: JobDetail; readonly onReport: () => void };

/** What anybody may do with a call: hand it on, or tell us that something about it is wrong. */
export function JobActions({ job, onReport }: JobActionsProps) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const url = pageSettings().publicUrl + jobPath(job);
  const share = async () => setOutcome(await shareUrl(`${job.title} | All Talent`, url));
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.action} onClick={() => void share()}>
        <Icon name="share" />
        Share
      </button>
      {!job.is_own && (
        <button type="button" className={styles.action} aria-haspopup="dialog" onClick={onReport}>
          <Icon name="flag" />
          Report
        </button>
      )}
      <p className={styles.said} role="status">
        {outcome === 'copied' && 'Address copied.'}
        {outcome === 'refused' && `The address could not be copied. It is ${url}`}
      </p>
    </div>
  );
}
