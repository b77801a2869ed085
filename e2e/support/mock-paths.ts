/** A page that the mocks have answers for, by the pattern of its route. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/:slug': '/kabir-anand-7zf7ebxe',
  '/article/:slug': '/article/a-self-tape-that-gets-watched-to-the-end',
  '/article/:slug/versions/:version': '/article/a-self-tape-that-gets-watched-to-the-end/versions/1',
  '/bookings/:id': '/bookings/1',
  '/career/:slug': '/career/none',
  '/jobs/:key': '/jobs/1-lead-coming-of-age-feature',
  '/messages/:id': '/messages/1',
  '/offers/:id': '/offers/1',
  '/office/content/:kind/:name': '/office/content/words/home',
  '/office/money/orders/:id': '/office/money/orders/ord_9fK2mQ7xTz',
  '/office/people/:id': '/office/people/u_meher',
  '/office/people/:id/merge': '/office/people/u_demo_ritu/merge',
  '/platform/experiments/:name': '/platform/experiments/hero-words',
  '/privacy-policy/versions/:version': '/privacy-policy/versions/1',
  '/return-policy/versions/:version': '/return-policy/versions/1',
  '/s/:token': '/s/none-none-none-none-none-none-none-none-non',
  '/shares/:token': '/shares/none-none-none-none-none-none-none-none-non',
  '/terms-of-use/versions/:version': '/terms-of-use/versions/1',
};

/** Returns a path of a route's pattern. Throws for a pattern with parameters that has no example. */
export function examplePath(pattern: string): string {
  const path = pattern.includes(':') ? EXAMPLES[pattern] : pattern;
  if (path === undefined) throw new Error(`The pattern ${pattern} needs an example in e2e/support/mock-paths.ts.`);
  return path;
}
