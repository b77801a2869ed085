import { Button, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { HistoryLines } from '../../domain/history/history-lines';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { t as common } from '../../messages';
import { t } from '../../messages/audit';
import { auditTrailQuery, type TrailChoice } from './audit.query';
import { Subject } from './subject';
import { TextChanges } from './text-changes';
import styles from './audit.module.css';

/** Entries of the trail, the newest first, page by page. */
export function AuditTrail({ choice }: { readonly choice: TrailChoice }) {
  const query = useInfiniteQuery(auditTrailQuery(choice));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const isSkeletonShown = useDelayed(query.isPending);
  useClosedOffice(error);
  if (data === undefined && error) {
    return <ErrorState title={t('audit.failure')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={common('office.loading')}>
        {isSkeletonShown && <Skeleton shape="block" height="20rem" />}
      </div>
    );
  }
  return (
    <div>
      <HistoryLines
        lines={data.pages.flatMap((page) => page.data)}
        subjectOf={(entry) => <Subject entry={entry} />}
        below={(entry) => <TextChanges entry={entry} />}
        {...(choice.of !== '' && { none: t('audit.none', { subject: choice.of }) })}
      />
      {hasNextPage && (
        <Button className={styles.more} variant="line" size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('audit.earlier')}
        </Button>
      )}
    </div>
  );
}
