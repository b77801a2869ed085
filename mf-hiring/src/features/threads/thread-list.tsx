import { useLiveQuery } from '@alltalent/shared/api';
import { shortMomentInIndia, type ThreadLine } from '@alltalent/shared/contracts';
import { Avatar, Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { t } from '../../messages';
import { threadsQuery } from './threads.query';
import styles from './threads.module.css';

/** The user's threads, what was written to last at the top. */
export function ThreadList() {
  const query = useInfiniteQuery(threadsQuery);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  useLiveQuery(['messages'], threadsQuery.queryKey, { isWatched: true });
  if (!data) {
    if (error) return <ErrorState title={t('messages.failed')} error={error} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-busy="true" aria-label={t('messages.loading')}>
        <Skeleton shape="card" height="18rem" />
      </div>
    );
  }
  const lines = data.pages.flatMap((page) => page.data);
  if (lines.length === 0) return <NoThreads />;
  return (
    <nav aria-label={t('messages.title')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="line" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('messages.olderThreads')}
        </Button>
      )}
    </nav>
  );
}

function NoThreads() {
  const action = (
    <ButtonLink variant="ink" to="/jobs">
      {t('messages.findJobs')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('messages.none')} action={action}>
      {t('messages.noneText')}
    </EmptyState>
  );
}

function Line({ line }: { readonly line: ThreadLine }) {
  const { id, other, job, last_text: text, is_last_own: isOwn, last_at: at, unread } = line;
  const [firstName, lastName] = other.name.split(' ');
  return (
    <li>
      <NavLink className={styles.line} to={`/messages/${id}`}>
        <Avatar src={other.image} firstName={firstName} lastName={lastName} />
        <span className={styles.words}>
          <span className={styles.pair}>
            <strong className={styles.cut}>{other.name}</strong>
            <time className="muted" dateTime={new Date(at).toISOString()}>
              {shortMomentInIndia(at)}
            </time>
          </span>
          {job && <span className={`muted ${styles.cut}`}>{job.title}</span>}
          <span className={styles.pair}>
            <span className={styles.cut}>{isOwn && text !== '' ? t('messages.youWrote', { text }) : text}</span>
            {unread > 0 && <span className={`${styles.unread} num`}>{t('messages.unread', { count: unread })}</span>}
          </span>
        </span>
      </NavLink>
    </li>
  );
}
