import type { Review, ReviewsResponse } from '@alltalent/shared/contracts';
import { screen, within } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { aRefusal, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

const PATH = '/api/talents/meher-kaul/reviews';
const REPLY = '/api/reviews/reply';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
});

function aReview(more: Partial<Review> = {}): Review {
  const author = { name: 'Salt Films', image: '', path: '' };
  const points = { first: 5, second: 4, third: 5 };
  const times = { at: '2026-11-20T10:00:00.000Z', replied_at: '' };
  return {
    id: 1,
    by: 'client',
    author,
    title: 'Tea film',
    ...points,
    text: 'Came prepared.',
    ...times,
    reply: '',
    may_reply: false,
    ...more,
  };
}

function reviews(data: readonly Review[], more: Partial<ReviewsResponse> = {}) {
  return ok({ status: 200, rating: null, data, total: data.length, page: 1, pages: 1, ...more });
}

test.each([
  ['without reviews', () => reviews([])],
  ['that is not public', () => problem(404)],
])('HIR-05 a profile %s has no section for them', async (_what, response) => {
  api.respond(PATH, response);
  openSite('/meher-kaul');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Reviews' })).not.toBeInTheDocument();
});

test('HIR-05 reviews say who wrote them, for what, and their points; more come on request', async () => {
  const replied = { id: 2, reply: 'It was a joy.', replied_at: '2026-11-21T10:00:00.000Z' };
  api.respond(PATH, ({ query }) =>
    query.get('page') === '2'
      ? reviews([aReview({ id: 3, text: 'The older one.' })], { total: 3, page: 2, pages: 2 })
      : reviews([aReview(), aReview(replied)], { total: 3, pages: 2 }),
  );
  const { user } = openSite('/meher-kaul');
  const list = await screen.findByRole('list', { name: 'Reviews' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Salt Films\s*Tea film, .*Prepared5 of 5On time4 of 5.*Came prepared\./u);
  expect(second).toHaveTextContent(/Reply by Meher Kaul.*It was a joy\./u);
  await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByText('The older one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
});

test('HIR-05 the talent replies; a refused reply keeps the text', async () => {
  let reply = '';
  api.respond(PATH, () => reviews([aReview(reply === '' ? { may_reply: true } : { reply, replied_at: '2026-11-21T10:00:00.000Z' })]));
  api.respond(REPLY, () => aRefusal(400, 'VALIDATION_FAILED', { fields: { text: 'Please leave phone numbers out' } }));
  const { user } = openSite('/meher-kaul');
  await user.click(await screen.findByRole('button', { name: 'Reply to the review by Salt Films' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'It was a joy.');
  await user.click(screen.getByRole('button', { name: 'Publish the reply' }));
  expect(await screen.findByText('Please leave phone numbers out')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('It was a joy.');
  api.respond(REPLY, ({ body }) => {
    reply = (body as { text: string }).text;
    return ok({ status: 200, message: 'done' });
  });
  await user.click(screen.getByRole('button', { name: 'Publish the reply' }));
  expect(await screen.findByText('Reply by Meher Kaul')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument();
});

test('HIR-05 a visitor reports a review', async () => {
  api.respond(PATH, () => reviews([aReview()]));
  const { user } = openSite('/meher-kaul');
  await user.click(await screen.findByRole('button', { name: 'Report the review by Salt Films' }));
  expect(await screen.findByRole('dialog', { name: 'Report this review' })).toBeVisible();
});
