import { LIMITS, MESSAGES, type TalentListing } from '@alltalent/shared/contracts';
import { ListingResults, type ListingState } from '@alltalent/shared/ui/listing';
import { type CardActions, TalentGrid } from './talent-grid';
import { TalentGridSkeleton } from './talent-grid-skeleton';
import styles from './talent-results.module.css';
import { isFiltered, talentsPath, type TalentSearch } from './talent-search';

const NOTHING = { title: 'Nobody is on the wall yet', text: 'The first profiles appear here.' };
const NO_MATCH = { title: MESSAGES.noTalents, text: 'The chair is lit, but nobody fits all of them yet.' };

type TalentResultsProps = CardActions & {
  readonly search: TalentSearch;
  readonly state: ListingState<TalentListing>;
  readonly onReset: () => void;
};

export function TalentResults({ search, state, onReset, ...actions }: TalentResultsProps) {
  return (
    <ListingResults
      state={state}
      heading="Results"
      page={search.page}
      sizeOf={({ totalCount }) => ({ total: totalCount, pageCount: Math.ceil(totalCount / LIMITS.talentsPerPage) })}
      hrefOf={(page) => talentsPath({ ...search, page })}
      pagesClassName={styles.pages}
      isFiltered={isFiltered(search)}
      errorTitle="The talent list did not load"
      nothing={NOTHING}
      noMatch={NO_MATCH}
      renderSkeleton={(isShown) => <TalentGridSkeleton isShown={isShown} />}
      onReset={onReset}
    >
      {({ listing, isUpdating, pagination }) => (
        <>
          <TalentGrid talents={listing.data} isDimmed={isUpdating} {...actions} />
          {pagination}
        </>
      )}
    </ListingResults>
  );
}
