import { type ReactNode, useId, useRef } from 'react';
import { Navigate } from 'react-router';
import { Button } from '../button/button';
import { Pagination } from '../pagination/pagination';
import { EmptyState } from '../state/empty-state';
import { ErrorState } from '../state/error-state';
import styles from './listing.module.css';
import type { ListingState } from './use-listing';

type Texts = { readonly title: string; readonly text: string };

export type FoundListing<Listing> = {
  readonly listing: Listing;
  readonly isUpdating: boolean;
  /** Links to the other pages. */
  readonly pagination: ReactNode;
};

type Size = { readonly total: number; readonly pageCount: number };

export type ListingResultsProps<Listing> = {
  readonly state: ListingState<Listing>;
  /** Names the region; not shown. */
  readonly heading: string;
  readonly page: number;
  readonly sizeOf: (listing: Listing) => Size;
  readonly hrefOf: (page: number) => string;
  readonly pagesLabel?: string;
  readonly pagesClassName?: string | undefined;
  readonly isFiltered: boolean;
  readonly errorTitle: string;
  /** Shown when there is nothing at all. */
  readonly nothing: Texts;
  /** Shown when nothing passes the filter. */
  readonly noMatch: Texts;
  readonly renderSkeleton: (isShown: boolean) => ReactNode;
  readonly onReset: () => void;
  readonly children: (found: FoundListing<Listing>) => ReactNode;
};

/** Results in all their states. Focus stays in here when a pressed control is replaced by what it loads. */
export function ListingResults<Listing>(props: ListingResultsProps<Listing>) {
  const { heading, errorTitle, renderSkeleton, onReset } = props;
  const { listing, error, isUpdating, isSkeletonShown, retry } = props.state;
  const region = useRef<HTMLElement>(null);
  const headingId = useId();
  const takeFocus = () => region.current?.focus({ preventScroll: true });
  const handleReset = () => {
    takeFocus();
    onReset();
  };
  const handleRetry = () => {
    takeFocus();
    retry();
  };
  const isLoading = listing === undefined && error === null;
  return (
    <section ref={region} className={styles.results} aria-labelledby={headingId} aria-busy={isUpdating || isLoading} tabIndex={-1}>
      <h2 id={headingId} className="vh">
        {heading}
      </h2>
      {listing !== undefined && <Found {...props} listing={listing} onReset={handleReset} onPage={takeFocus} />}
      {listing === undefined && error && <NotLoaded title={errorTitle} error={error} onRetry={handleRetry} />}
      {isLoading && renderSkeleton(isSkeletonShown)}
    </section>
  );
}

type FoundProps<Listing> = ListingResultsProps<Listing> & { readonly listing: Listing; readonly onPage: () => void };

function Found<Listing>({ listing, onPage, onReset, ...props }: FoundProps<Listing>) {
  const { page, hrefOf, isFiltered, nothing, noMatch, pagesLabel, pagesClassName } = props;
  const { isUpdating } = props.state;
  const { total, pageCount } = props.sizeOf(listing);
  if (total === 0) return isFiltered ? <NoMatch {...noMatch} onReset={onReset} /> : <Nothing {...nothing} />;
  if (page > pageCount && !isUpdating) return <Navigate to={hrefOf(pageCount)} replace />;
  const pagination = (
    <Pagination className={pagesClassName} page={page} pageCount={pageCount} hrefOf={hrefOf} onNavigate={onPage} label={pagesLabel} />
  );
  return props.children({ listing, isUpdating, pagination });
}

function Nothing({ title, text }: Texts) {
  return (
    <EmptyState title={title} headingLevel={3}>
      {text}
    </EmptyState>
  );
}

function NoMatch({ title, text, onReset }: Texts & { readonly onReset: () => void }) {
  const reset = (
    <Button variant="ink" onClick={onReset}>
      Reset Filters
    </Button>
  );
  return (
    <EmptyState title={title} headingLevel={3} action={reset}>
      {text}
    </EmptyState>
  );
}

type NotLoadedProps = { readonly title: string; readonly error: Error; readonly onRetry: () => void };

function NotLoaded({ title, error, onRetry }: NotLoadedProps) {
  return <ErrorState title={title} headingLevel={3} error={error} detail="Your filters are still here." onRetry={onRetry} />;
}
