import { aJob } from '../../testing/answers';
import { findJobs, jobQuery, NO_JOB_FILTER, readJobFilter } from './job-filter';

test('a filter survives the way through the address', () => {
  const filter = { search: 'red saree', category: 'Model', location: 'Kochi', sort: 'pay', page: 3 } as const;
  expect(readJobFilter(new URLSearchParams(jobQuery(filter)))).toEqual(filter);
  expect(jobQuery(NO_JOB_FILTER)).toBe('');
});

test('an address that was tampered with counts as nothing chosen', () => {
  expect(readJobFilter(new URLSearchParams('sort=cheapest&page=-4'))).toEqual(NO_JOB_FILTER);
});

test('calls come in the order asked for', () => {
  const jobs = [
    aJob({ id: 1, pay: 500, closes_on: '2026-12-03' }),
    aJob({ id: 2, pay: 900, closes_on: '2026-12-01' }),
    aJob({ id: 3, pay: 700, closes_on: '2026-12-02' }),
  ];
  const idsBy = (sort: 'closing' | 'newest' | 'pay') => findJobs(jobs, { ...NO_JOB_FILTER, sort }).map(({ id }) => id);
  expect(idsBy('closing')).toEqual([2, 3, 1]);
  expect(idsBy('newest')).toEqual([3, 2, 1]);
  expect(idsBy('pay')).toEqual([2, 3, 1]);
});
