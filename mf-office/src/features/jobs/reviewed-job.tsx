import type { ReviewedJob } from '@alltalent/shared/contracts';
import { HistoryPart } from '../../domain/history/history-part';
import { nameOfMark } from '../../domain/queue/marks';
import { AccountPart } from '../../domain/review/account-part';
import { ComparedLines } from '../../domain/review/compared-lines';
import { ItemHeader } from '../../domain/review/item-header';
import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import { t } from '../../messages';
import styles from './jobs.module.css';

/** A job that was sent in, beside what the site shows of it, with the checks that made it wait. */
export function ReviewedJobView({ job }: { readonly job: ReviewedJob }) {
  const { title, waiting_since: since, due_at: due, marks, public_path: path, lines, account, history } = job;
  return (
    <article>
      <ItemHeader title={title} waitingSince={since} dueAt={due} marks={[]} publicPath={path}>
        {marks.length > 0 && (
          <div className={styles.checks}>
            <strong>{t('jobs.checks')}</strong>
            <ul>
              {marks.map((mark) => (
                <li key={mark}>{nameOfMark(mark)}</li>
              ))}
            </ul>
          </div>
        )}
      </ItemHeader>
      <div className={layout.columns}>
        <div className={layout.column}>
          <ComparedLines lines={lines} isPublic={path !== ''} />
        </div>
        <div className={layout.column}>
          <AccountPart account={account} />
          <Part title={t('history.title')}>
            <HistoryPart lines={history} />
          </Part>
        </div>
      </div>
    </article>
  );
}
