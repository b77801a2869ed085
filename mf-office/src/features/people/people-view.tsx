import { useDebouncedValue } from '@alltalent/shared/ui/debounced-value';
import { SearchField } from '../../domain/search-field/search-field';
import { type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../messages';
import { PeopleResults } from './people-results';
import styles from './people.module.css';

const SEARCH = 'search';

/** Finds accounts as one types; the search is in the address. */
export function PeopleView() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get(SEARCH) ?? '');
  const search = useDebouncedValue(typed.trim());
  const handleChange = (text: string) => {
    setTyped(text);
    // At once, not with the search: an account that is tapped meanwhile is on its way, and a later navigation would end that one.
    const wanted = text.trim();
    setParams(wanted === '' ? {} : { [SEARCH]: wanted }, { replace: true, preventScrollReset: true });
  };
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <div className={styles.people}>
      <form role="search" onSubmit={stay} className={styles.search}>
        <SearchField label={t('people.search')} hint={t('people.searchHint')} value={typed} onChange={handleChange} />
      </form>
      <PeopleResults search={search} />
    </div>
  );
}
