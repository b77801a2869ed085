import { CitySearchField, FiltersButton } from '@alltalent/shared/ui/listing';
import { CategoryFields } from './category-fields';
import { DebouncedField } from './debounced-field';
import type { FilterScope } from './filter-draft';
import { PlainFilters } from './plain-filters';
import styles from './search-toolbar.module.css';
import { SortField } from './sort-field';
import { countAdvanced, countInDrawer } from './talent-search';
import type { TalentSearchControl } from './use-talent-search';

type SearchToolbarProps = {
  readonly control: TalentSearchControl;
  readonly onOpenFilters: (scope: FilterScope) => void;
};

/** The filters in one line; on a phone only the search box, with the rest behind one button. */
export function SearchToolbar({ control: { filter: search, resets, change, refine }, onOpenFilters }: SearchToolbarProps) {
  return (
    <form
      className={styles.toolbar}
      role="search"
      aria-label="Filter talent"
      action="/talents"
      onSubmit={(event) => event.preventDefault()}
    >
      <DebouncedField
        key={`searchtext-${resets}`}
        className={styles.seek}
        label="Search"
        isLabelHidden
        name="searchtext"
        type="search"
        icon="search"
        placeholder="Name, skill or language"
        value={search.searchtext}
        onCommit={(searchtext) => refine({ searchtext })}
      />
      <DebouncedField
        key={`location-${resets}`}
        className={styles.pick}
        label="Location"
        Field={CitySearchField}
        name="location"
        placeholder="Any city"
        value={search.location}
        onCommit={(location) => refine({ location })}
      />
      <CategoryFields className={styles.pick} value={search} onChange={change} />
      <SortField className={styles.pick} value={search.sortby} onChange={(sortby) => change({ sortby })} />
      <FiltersButton
        className={`${styles.advanced} needs-script`}
        count={countAdvanced(search)}
        countClassName={styles.count}
        onClick={() => onOpenFilters('advanced')}
      >
        Advanced Filters
      </FiltersButton>
      <FiltersButton
        className={`${styles.all} needs-script`}
        count={countInDrawer(search)}
        countClassName={styles.count}
        onClick={() => onOpenFilters('all')}
      >
        <span className={styles.name}>Filters</span>
      </FiltersButton>
      <noscript className={styles.plain}>
        <PlainFilters search={search} />
      </noscript>
    </form>
  );
}
