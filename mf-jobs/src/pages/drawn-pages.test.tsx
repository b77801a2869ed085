import { arriveAsMember, hydratedPage, leave } from '@alltalent/shared/testing/hydrated';
import { createRoutes } from '../routes';
import { jobNetwork } from '../testing/job-network';

afterEach(leave);

test.each([
  ['/jobs', 'Call'],
  ['/jobs/1-lead-coming-of-age-feature', 'Closes'],
  ['/jobs/1-lead-coming-of-age-feature#apply', 'Closes'],
])('%s that the server drew is the same for a member whose browser knows more', async (address, text) => {
  jobNetwork();
  const { html, faults } = await hydratedPage(createRoutes, address, arriveAsMember);
  expect(html).toContain(text);
  expect(html).not.toMatch(/ style=/u);
  expect(faults).toEqual([]);
});
