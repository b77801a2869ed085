import { Spinner } from '../button/spinner';
import { joinClasses } from '../join-classes';
import styles from './listing.module.css';
import type { ListingState } from './use-listing';

export type ListingCountProps<Listing> = {
  readonly state: ListingState<Listing>;
  readonly page: number;
  readonly loadingText: string;
  readonly textOf: (listing: Listing, isUpdating: boolean) => string;
  readonly className?: string | undefined;
};

/** Tells how many results there are and, politely, that the number is about to change. */
export function ListingCount<Listing>({ state, page, loadingText, textOf, className }: ListingCountProps<Listing>) {
  const { listing, isUpdateShown, isSkeletonShown } = state;
  return (
    <p className={joinClasses(styles.count, 'muted num', className)} role="status">
      {isUpdateShown && <Spinner />}
      {listing !== undefined && textOf(listing, isUpdateShown)}
      {isSkeletonShown && <span className="vh">{loadingText}</span>}
      {listing !== undefined && !isUpdateShown && page > 1 && <span className="vh">, page {page}</span>}
    </p>
  );
}
