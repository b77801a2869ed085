import { useSearchParams } from 'react-router';
import { useTypedText } from '@alltalent/shared/ui/typed-text';
import { type JobFilter, jobQuery, readJobFilter } from './job-filter';

/** The filter in the address. A change goes back to page 1 and leaves no trail of half-typed words in the history. */
export function useJobFilter(): [filter: JobFilter, changeFilter: (change: Partial<JobFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const inAddress = readJobFilter(params);
  const [search, setSearch] = useTypedText(inAddress.search);
  const filter = { ...inAddress, search };
  const changeFilter = (change: Partial<JobFilter>) => {
    if (change.search !== undefined) setSearch(change.search);
    setParams(jobQuery({ ...filter, page: 1, ...change }), { replace: true, preventScrollReset: true });
  };
  return [filter, changeFilter];
}
