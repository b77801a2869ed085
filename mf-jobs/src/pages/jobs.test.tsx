import { screen, userEvent, within } from '@alltalent/shared/testing';
import { aJob, answerCalls, listOf } from '../testing/answers';
import { findTitle, openPage } from '../testing/open-page';

const JOBS = '/api/site-content/open-jobs';
const jobs = [
  aJob(),
  aJob({
    id: 2,
    title: 'Sufi quartet for a winter wedding',
    category: 'Singer',
    location: 'Udaipur',
    pay: 180_000,
    closes_on: '2026-12-20',
  }),
];

test('LINK-01 a call has its title, category, city, dates, fee in rupees and who is hiring; nothing to apply with yet', async () => {
  answerCalls({ [JOBS]: listOf(jobs) });
  openPage('/jobs');
  const call = within(await screen.findByRole('article', { name: 'Lead, coming-of-age feature' }));
  for (const text of ['Actor · Paper Kite Films', 'Mumbai', '12–28 Jan', '₹2,40,000', 'flat fee'])
    expect(call.getByText(text)).toBeInTheDocument();
  expect(await findTitle()).toHaveTextContent('Find a gig');
  expect(screen.getByText('2 calls open')).toBeInTheDocument();
  expect(screen.getByText('You never pay to audition.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /apply/iu })).not.toBeInTheDocument();
});

test('search, category and city narrow the calls, and the address keeps them', async () => {
  answerCalls({ [JOBS]: listOf(jobs) });
  const { router } = openPage('/jobs');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Singer');
  expect(screen.queryByText('Lead, coming-of-age feature')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'elephant');
  expect(screen.getByText('No calls match these filters')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=elephant&category=Singer');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
  expect(await screen.findByText('1–2 of 2')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('more calls than fit are split into pages', async () => {
  answerCalls({ [JOBS]: listOf(Array.from({ length: 23 }, (_, index) => aJob({ id: index + 1, title: `Call ${index + 1}` }))) });
  openPage('/jobs?page=2');
  expect(await screen.findByText('21–23 of 23')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/jobs');
});

test('while the calls load their place is kept', async () => {
  answerCalls({});
  openPage('/jobs');
  expect(await screen.findByRole('status', { name: 'Loading calls' })).toBeInTheDocument();
});

test('no open call is told, with something else to do', async () => {
  answerCalls({ [JOBS]: listOf([]) });
  openPage('/jobs');
  expect(await screen.findByText('No calls are open right now')).toBeInTheDocument();
});

test('a failure is told, and Try again brings the calls', async () => {
  const calls = answerCalls({ [JOBS]: 'failure' });
  openPage('/jobs');
  expect(await screen.findByRole('alert')).toHaveTextContent('The call sheet did not load');
  calls.change(JOBS, listOf(jobs));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 calls open')).toBeInTheDocument();
});
