import { shortMomentInIndia, type TextKey, type TextVersionEntry } from '@alltalent/shared/contracts';
import { Button, ErrorState, Skeleton, TextButton } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { textVersionsQuery } from '../../domain/texts/texts.query';
import { type MessageId, t } from '../../messages/text';
import styles from './text.module.css';

const STATES: Readonly<Record<TextVersionEntry['state'], MessageId>> = {
  draft: 'version.draft',
  planned: 'version.planned',
  current: 'version.current',
  former: 'version.former',
};

type TextVersionsProps = {
  readonly textKey: TextKey;
  readonly onCompare: (version: TextVersionEntry) => void;
  readonly onBringBack: (version: TextVersionEntry) => void;
  readonly onWithdraw: (version: TextVersionEntry) => void;
};

/** Versions of a text, the newest first: who changed it, when and why. */
export function TextVersions({ textKey, onCompare, onBringBack, onWithdraw }: TextVersionsProps) {
  const query = useInfiniteQuery(textVersionsQuery(textKey));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  useClosedOffice(error);
  if (data === undefined && error) {
    return <ErrorState title={t('version.failure')} error={error} onRetry={() => void refetch()} isCompact />;
  }
  if (data === undefined) return <Skeleton shape="block" height="10rem" />;
  return (
    <div>
      <ol className={styles.versions} aria-label={t('version.list')}>
        {data.pages
          .flatMap((page) => page.data)
          .map((entry) => (
            <li key={entry.version}>
              <VersionText {...entry} />
              <span className={styles.versionButtons}>
                <TextButton onClick={() => onCompare(entry)} aria-label={t('version.compareOne', { version: entry.version })}>
                  {t('version.compare')}
                </TextButton>
                {entry.state === 'planned' && <TextButton onClick={() => onWithdraw(entry)}>{t('version.withdraw')}</TextButton>}
                {entry.state === 'former' && (
                  <TextButton onClick={() => onBringBack(entry)} aria-label={t('version.bringBackOne', { version: entry.version })}>
                    {t('version.bringBack')}
                  </TextButton>
                )}
              </span>
            </li>
          ))}
      </ol>
      {hasNextPage && (
        <Button variant="line" size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('version.earlier')}
        </Button>
      )}
    </div>
  );
}

function VersionText({
  version,
  state,
  saved_by: author,
  saved_at: at,
  reason,
  published_by: publisher,
  effective_at: from,
}: TextVersionEntry) {
  return (
    <div>
      <p>
        <strong>{t('version.name', { version })}</strong> <span className={styles.versionState}>{t(STATES[state])}</span>
      </p>
      <p className="muted">{t('version.saved', { name: author, at: shortMomentInIndia(at) })}</p>
      {from !== null && publisher !== '' && (
        <p className="muted">{t('version.published', { name: publisher, at: shortMomentInIndia(from) })}</p>
      )}
      {reason !== '' && <p>{t('version.reason', { reason })}</p>}
    </div>
  );
}
