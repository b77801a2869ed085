import { createTestQueryClient } from '@alltalent/shared/testing';
import { placePeopleQuery } from '../people/people.query';
import { HIRING_COPY } from '../../testing/hiring-responses';
import { ok, stubResponses } from '../../testing/stub-responses';
import { pageCopyQuery } from './page-copy.query';

jest.mock('./wording', () => ({ WORDING: 'summer' }));

test('a release with a wording asks for its words and its people', async () => {
  const { paths } = stubResponses({
    '/api/site-content/page/hiring-influencer?wording=summer': ok(HIRING_COPY),
    '/api/landing/people/hiring-influencer?wording=summer': ok({ status: 200, data: [] }),
  });
  const queryClient = createTestQueryClient();
  expect(await queryClient.fetchQuery(pageCopyQuery('hiring-influencer'))).toEqual(HIRING_COPY);
  await queryClient.fetchQuery(placePeopleQuery('hiring-influencer', 'featured'));
  expect(paths).toHaveLength(2);
});
