/**
 * Public pages that search engines may list, each once. Left out are pages of an account, pages behind a sent link, and
 * former versions of documents.
 */
export const SITEMAP_PAGES = [
  '/',
  '/talents',
  '/jobs',
  '/membership',
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

/** Paths that robots.txt disallows. */
export const CLOSED_PATHS = ['/dev/', '/api/', '/s/', '/talent/', '/client/', '/notifications'] as const;
