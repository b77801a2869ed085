/**
 * Pages for everybody that search engines may list, each once. Pages of an account, of a link sent to somebody, and former
 * versions of a text are none of them.
 */
export const SITEMAP_PAGES = [
  '/',
  '/talents',
  '/jobs',
  '/hiring-influencer',
  '/influencer',
  '/product-photoshoot',
  '/singer',
  '/about-us',
  '/success',
  '/faqs',
  '/article',
  '/career',
  '/contactus',
  '/post-a-job',
  '/terms-of-use',
  '/privacy-policy',
  '/return-policy',
] as const;

/** What programs that follow links are asked not to fetch. */
export const CLOSED_PATHS = ['/dev/', '/api/', '/s/', '/talent/', '/client/', '/notifications'] as const;
