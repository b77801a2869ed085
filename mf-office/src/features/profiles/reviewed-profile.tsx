import type { ReviewedProfile } from '@alltalent/shared/contracts';
import { t } from '../../messages';
import { HistoryPart } from '../../domain/history/history-part';
import { AccountPart } from '../../domain/review/account-part';
import { ComparedLines } from '../../domain/review/compared-lines';
import { ItemHeader } from '../../domain/review/item-header';
import { Part } from '../../domain/review/part';
import layout from '../../domain/review/review.module.css';
import { Photos } from './photos';
import { Reels } from './reels';

/** A profile that was sent in, beside what the site shows of it. */
export function ReviewedProfileView({ profile }: { readonly profile: ReviewedProfile }) {
  const { title, waiting_since: since, due_at: due, marks, public_path: path, lines, photos, reels, account, history } = profile;
  return (
    <article>
      <ItemHeader title={title} waitingSince={since} dueAt={due} marks={marks} publicPath={path} />
      <div className={layout.columns}>
        <div className={layout.column}>
          <Photos photos={photos} />
          <ComparedLines lines={lines} isPublic={path !== ''} />
          {reels.length > 0 && <Reels reels={reels} />}
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
