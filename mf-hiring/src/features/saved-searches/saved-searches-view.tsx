import { SAVED_SEARCH_LIMITS } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, Skeleton } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages';
import styles from './saved-searches.module.css';
import { savedSearchesQuery } from './saved-searches.query';
import { SearchRow } from './search-row';

/** The searches that the user saved. */
export function SavedSearchesView() {
  const query = useQuery(savedSearchesQuery);
  return (
    <>
      <h1 className={styles.title}>{t('savedSearches.title')}</h1>
      <QueryView query={query} failure={t('savedSearches.failure')} loading={(isShown) => <Loading isShown={isShown} />}>
        {(searches) => (
          <>
            <p className={`muted ${styles.count}`}>
              {t('savedSearches.count', { count: searches.length, most: SAVED_SEARCH_LIMITS.searches })}
            </p>
            {searches.length === 0 ? (
              <Empty />
            ) : (
              <ul className={styles.list}>
                {searches.map((search) => (
                  <SearchRow key={search.id} search={search} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function Empty() {
  const actions = (
    <div className={styles.actions}>
      <ButtonLink variant="ink" to="/talents">
        {t('savedSearches.toTalents')}
      </ButtonLink>
      <ButtonLink variant="line" to="/jobs">
        {t('savedSearches.toJobs')}
      </ButtonLink>
    </div>
  );
  return (
    <EmptyState title={t('savedSearches.emptyTitle')} action={actions}>
      {t('savedSearches.emptyText')}
    </EmptyState>
  );
}

function Loading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.ghost}>
          {isShown && <Skeleton width="60%" height="1.4rem" />}
          {isShown && <Skeleton width="85%" />}
        </div>
      ))}
    </div>
  );
}
