import { fakeApi, ok } from '@alltalent/shared/testing';
import { arriveAsMember, hydratedPage, leave } from '@alltalent/shared/testing/hydrated';
import { createRoutes } from '../routes';
import { PATHS, plansOf } from '../testing/membership-server';

afterEach(leave);

test('the plans that the server drew are the same for a member whose browser knows more', async () => {
  fakeApi({ [PATHS.plans]: ok(plansOf()) });
  const { html, faults } = await hydratedPage(createRoutes, '/membership', { arrive: arriveAsMember });
  expect(html).toContain('Monthly');
  // As a column of the table and as a card: the style sheet shows one.
  expect(html.match(/>Choose Monthly</gu)).toHaveLength(2);
  expect(html).not.toMatch(/ style=/u);
  expect(faults).toEqual([]);
});
