import { arriveAsMember, hydratedPage, leave } from '@alltalent/shared/testing/hydrated';
import { createRoutes } from '../routes';
import { stubFeedback, TOKEN } from '../testing/lookbook-server';
import { stubApi } from '../testing/stub-api';

beforeEach(() => stubFeedback(stubApi()));
afterEach(leave);

test.each([
  ['/talents?category=1', 'people match'],
  ['/meher-kaul', 'Salt Road'],
  [`/s/${TOKEN}`, 'Ritu Khanna'],
])('%s that the server drew is the same for a member whose browser knows more', async (address, text) => {
  const { html, faults } = await hydratedPage(createRoutes, address, { arrive: arriveAsMember });
  expect(html).toContain(text);
  expect(html).not.toMatch(/ style=/u);
  expect(faults).toEqual([]);
});
