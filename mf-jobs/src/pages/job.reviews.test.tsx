import type { Review, ReviewsResponse } from '@alltalent/shared/contracts';
import { screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { jobNetwork, ok, refused } from '../testing/job-network';
import { findTitle, openPage } from '../testing/open-page';

const PATH = '/jobs/1-lead-coming-of-age-feature';
const REVIEWS = `/api${PATH}/reviews`;
const TITLE = /^Reviews of .+ by talent$/u;

const aReview = (more: Partial<Review> = {}): Review => ({
  id: 1,
  by: 'talent',
  author: { name: 'Asha Rao', image: '', path: '/asha-rao' },
  title: 'Tea film',
  first: 5,
  second: 4,
  third: 5,
  text: 'Paid within a week.',
  at: '2026-11-20T10:00:00.000Z',
  reply: '',
  replied_at: '',
  may_reply: false,
  ...more,
});
const reviews = (data: readonly Review[], more: Partial<ReviewsResponse> = {}) =>
  ok({ status: 200, rating: null, data, total: data.length, page: 1, pages: 1, ...more });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('HIR-05 everybody reads on a call what talent wrote about its client; more come on request, and one can be reported', async () => {
  jobNetwork({
    [REVIEWS]: ({ query }) =>
      query.includes('page=2')
        ? reviews([aReview({ id: 2, text: 'The older one.' })], { total: 2, page: 2, pages: 2 })
        : reviews([aReview({ reply: 'Thank you.', replied_at: '2026-11-21T10:00:00.000Z' })], { total: 2, pages: 2 }),
  });
  openPage(PATH);
  await findTitle();
  const list = within(await screen.findByRole('list', { name: TITLE }));
  const [first] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Asha Rao.*Tea film.*5 of 5.*Paid within a week\..*Reply by .*Thank you\./u);
  await userEvent.click(screen.getByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByText('The older one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  const [report] = screen.getAllByRole('button', { name: 'Report the review by Asha Rao' });
  await userEvent.click(report ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Report this review' })).toBeVisible();
});

test('HIR-05 a client nobody has reviewed is said to have no reviews; a call that is gone has no such part', async () => {
  const network = jobNetwork();
  const { unmount } = openPage(PATH);
  expect(await screen.findByText('No talent has reviewed this client yet.')).toBeVisible();
  unmount();
  network.respond(REVIEWS, () => refused(404, 'NOT_FOUND'));
  openPage(PATH);
  await findTitle();
  await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument());
});

test('HIR-05 reviews that did not load are asked for again', async () => {
  const network = jobNetwork({ [REVIEWS]: () => refused(500, 'INTERNAL') });
  openPage(PATH);
  const failure = await screen.findByText('The reviews did not load', undefined, { timeout: 5000 });
  network.respond(REVIEWS, () => reviews([aReview()]));
  expect(failure).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /again|retry/iu }));
  expect(await screen.findByText('Paid within a week.')).toBeVisible();
}, 15_000);
