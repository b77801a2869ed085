import type { SentShare } from '@alltalent/shared/contracts';
import { ErrorState, Skeleton } from '@alltalent/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { t } from '../../messages/shortlist';
import { CopyLink } from './copy-link';
import styles from './people.module.css';

export type MadeLinksProps = { readonly links: UseQueryResult<SentShare[]>; readonly renderLink: (link: SentShare) => ReactNode };

/** Links that were made from a list, with how often they were seen. */
export function MadeLinks({ links: { data, error, refetch }, renderLink }: MadeLinksProps) {
  const titleId = useId();
  return (
    <section className={styles.links} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.linksTitle}>
        {t('link.listTitle')}
      </h2>
      {!data && error && <ErrorState isCompact title={t('link.listFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="6rem" />}
      {data?.length === 0 && <p className="muted">{t('link.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.linkList}>
          {data.map((link) => (
            <li key={link.id}>
              <CopyLink link={link} />
              {renderLink(link)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
