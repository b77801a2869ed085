import { shortMomentInIndia, type TextItem, type TextKind } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClosedOffice } from '../../domain/office-page/office-query-view';
import { kindName } from '../../domain/texts/text-kinds';
import { TextStates } from '../../domain/texts/text-states';
import { textsQuery } from '../../domain/texts/texts.query';
import { t as tOffice } from '../../messages';
import { t } from '../../messages/content';
import styles from './content.module.css';

type TextRowsProps = { readonly kind: TextKind | ''; readonly search: string };

/** Texts that were found, with their states while they load, fail or are none. */
export function TextRows({ kind, search }: TextRowsProps) {
  const query = useInfiniteQuery(textsQuery(kind, search));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = query;
  const isSkeletonShown = useDelayed(query.isPending);
  useClosedOffice(error);
  if (data === undefined && error) {
    return <ErrorState title={t('content.failure')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={tOffice('office.loading')}>
        {isSkeletonShown && <Skeleton shape="block" height="20rem" />}
      </div>
    );
  }
  const texts = data.pages.flatMap((page) => page.data);
  if (texts.length === 0) return <EmptyState title={t('content.none')}>{t('content.noneText')}</EmptyState>;
  return (
    <div>
      <p className="vh" role="status">
        {isPlaceholderData ? tOffice('office.searching') : t('content.found', { count: texts.length })}
      </p>
      <ul className={styles.rows} aria-label={t('content.list')} aria-busy={isPlaceholderData}>
        {texts.map((text) => (
          <TextRow key={`${text.kind}/${text.name}`} text={text} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className={styles.more} variant="line" size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('content.more')}
        </Button>
      )}
    </div>
  );
}

function TextRow({ text }: { readonly text: TextItem }) {
  const { kind, name, title, public_path: path, newest } = text;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link className={styles.name} to={`/office/content/${kind}/${name}`}>
          {title}
        </Link>
        <span className="muted">{kindName(kind)}</span>
      </div>
      <span className={`muted ${styles.path}`}>{path}</span>
      <TextStates {...text} />
      <span className={styles.changed}>
        <span>{newest.saved_by}</span>
        <time className="muted num" dateTime={newest.saved_at}>
          {shortMomentInIndia(newest.saved_at)}
        </time>
      </span>
    </li>
  );
}
