import { messageOf, requestIdOf } from '@alltalent/shared/api';
import { LIMITS, MESSAGES, type TalentListing } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, Pagination } from '@alltalent/shared/ui';
import { useRef } from 'react';
import { Navigate } from 'react-router';
import { type CardActions, TalentGrid } from './talent-grid';
import { TalentGridSkeleton } from './talent-grid-skeleton';
import styles from './talent-results.module.css';
import { isFiltered, talentsPath, type TalentSearch } from './talent-search';
import type { TalentListingState } from './use-talent-listing';

type TalentResultsProps = CardActions & {
  readonly search: TalentSearch;
  readonly state: TalentListingState;
  readonly onReset: () => void;
};

/** The grid in all its states. Focus stays in here when a control that was pressed is replaced by what it asked for. */
export function TalentResults({ search, state, onReset, ...actions }: TalentResultsProps) {
  const region = useRef<HTMLElement>(null);
  const takeFocus = () => region.current?.focus({ preventScroll: true });
  const { listing, error, isUpdating, isSkeletonShown, retry } = state;
  const handleReset = () => {
    takeFocus();
    onReset();
  };
  const handleRetry = () => {
    takeFocus();
    retry();
  };
  return (
    <section
      ref={region}
      className={styles.results}
      aria-labelledby="talent-results"
      aria-busy={isUpdating || (!listing && !error)}
      tabIndex={-1}
    >
      <h2 id="talent-results" className="vh">
        Results
      </h2>
      {listing && <Found {...{ search, listing, isUpdating }} {...actions} onReset={handleReset} onPage={takeFocus} />}
      {!listing && error && <NotLoaded error={error} onRetry={handleRetry} />}
      {!listing && !error && <TalentGridSkeleton isShown={isSkeletonShown} />}
    </section>
  );
}

type FoundProps = CardActions & {
  readonly search: TalentSearch;
  readonly listing: TalentListing;
  readonly isUpdating: boolean;
  readonly onReset: () => void;
  readonly onPage: () => void;
};

function Found({ search, listing: { data, totalCount }, isUpdating, onReset, onPage, ...actions }: FoundProps) {
  const pageCount = Math.ceil(totalCount / LIMITS.talentsPerPage);
  if (totalCount === 0) return <Nobody search={search} onReset={onReset} />;
  if (search.page > pageCount && !isUpdating) return <Navigate to={talentsPath({ ...search, page: pageCount })} replace />;
  return (
    <>
      <TalentGrid talents={data} isDimmed={isUpdating} {...actions} />
      <Pagination
        className={styles.pages}
        page={search.page}
        pageCount={pageCount}
        hrefOf={(page) => talentsPath({ ...search, page })}
        onNavigate={onPage}
      />
    </>
  );
}

function Nobody({ search, onReset }: { readonly search: TalentSearch; readonly onReset: () => void }) {
  if (!isFiltered(search))
    return (
      <EmptyState title="Nobody is on the wall yet" headingLevel={3}>
        The first profiles appear here.
      </EmptyState>
    );
  return (
    <EmptyState
      title={MESSAGES.noTalents}
      headingLevel={3}
      action={
        <Button variant="ink" onClick={onReset}>
          Reset Filters
        </Button>
      }
    >
      The chair is lit, but nobody fits all of them yet.
    </EmptyState>
  );
}

function NotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <ErrorState
      title="The talent list did not load"
      headingLevel={3}
      detail={`${messageOf(error)} Your filters are still here.`}
      requestId={requestIdOf(error)}
      onRetry={onRetry}
    />
  );
}
