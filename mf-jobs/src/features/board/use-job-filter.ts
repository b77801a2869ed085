import { type FilterControl, useFilterControl } from '@alltalent/shared/ui/listing';
import { useSearchParams } from 'react-router';
import { type JobFilter, NO_FILTER, parseFilter, toParams } from './job-filter';

export type JobFilterControl = FilterControl<JobFilter>;

/** Resetting the filter keeps the sort order. */
const RULES = { toParams, clear: ({ sort }: JobFilter): JobFilter => ({ ...NO_FILTER, sort }) };

/** The filter of the query string, and the ways to change it. */
export function useJobFilter(): JobFilterControl {
  const [params] = useSearchParams();
  return useFilterControl(parseFilter(params), RULES);
}
