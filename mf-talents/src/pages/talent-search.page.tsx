import { useState } from 'react';
import { AppliedFilters } from '../features/search/applied-filters';
import { CategoryChips } from '../features/search/category-chips';
import type { FilterScope } from '../features/search/filter-draft';
import { FilterDrawer } from '../features/search/filter-drawer';
import { FilterRows } from '../features/search/filter-rows';
import { ResultCount } from '../features/search/result-count';
import { SearchToolbar } from '../features/search/search-toolbar';
import { TalentResults } from '../features/search/talent-results';
import { useTalentListing } from '../features/search/use-talent-listing';
import { useTalentSearch } from '../features/search/use-talent-search';
import styles from './talent-search.module.css';

export function Component() {
  const control = useTalentSearch();
  const { search, change, reset } = control;
  const state = useTalentListing(search);
  const [drawer, setDrawer] = useState<{ isOpen: boolean; scope: FilterScope }>({ isOpen: false, scope: 'advanced' });
  return (
    <div className={`wrap ${styles.listing}`}>
      <div className={styles.head}>
        <h1>Talent</h1>
        <ResultCount search={search} state={state} />
      </div>
      <SearchToolbar control={control} onOpenFilters={(scope) => setDrawer({ isOpen: true, scope })} />
      <FilterRows>
        <CategoryChips category={search.category} onChange={change} />
        <AppliedFilters control={control} />
      </FilterRows>
      <TalentResults search={search} state={state} onReset={reset} />
      <p className={`${styles.note} muted`}>All people on this page are illustrated demo profiles.</p>
      <FilterDrawer {...drawer} search={search} onApply={change} onClose={() => setDrawer({ ...drawer, isOpen: false })} />
    </div>
  );
}
