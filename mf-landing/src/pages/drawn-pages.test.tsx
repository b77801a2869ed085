import { arriveAsMember, hydratedPage, leave } from '@alltalent/shared/testing/hydrated';
import { createRoutes } from '../routes';
import { holdIntersections } from '../testing/browser-parts';
import { homeResponses, ok, stubResponses } from '../testing/stub-responses';
import { SINGER_COPY } from '../testing/singer-responses';

afterEach(leave);

test.each([
  ['/', '12,480'],
  ['/singer', 'Then he sings.'],
  ['/influencer', '<h1'],
  ['/hiring-influencer', '<h1'],
  ['/product-photoshoot', '<h1'],
])('%s that the server drew is the same for a member whose browser knows more', async (address, text) => {
  stubResponses({ ...homeResponses(), '/api/site-content/page/singer': ok(SINGER_COPY) });
  const observer = holdIntersections();
  const { html, faults } = await hydratedPage(createRoutes, address, { arrive: arriveAsMember });
  expect(html).toContain(text);
  expect(html).not.toMatch(/ style=/u);
  expect(faults).toEqual([]);
  observer.forget();
});
