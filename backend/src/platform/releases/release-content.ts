import type { Release } from '@alltalent/shared/contracts';

const SITE_PATH = /^\/[\w./+-]+$/u;

/** Returns a sentence about a wrong URL of a release; null if every file lies below its base. */
export function urlProblem({ base, entry, exposes, routes, files: all, server }: Release): string | null {
  if (!isUrl(base)) return 'The base must be an https address or a path of the site.';
  const below = base.endsWith('/') ? base : `${base}/`;
  const files = [
    entry,
    ...all,
    ...(server ? [server] : []),
    ...[...exposes, ...routes].flatMap(({ js = [], css = [] }) => [...js, ...css]),
  ];
  const stray = files.find(({ url }) => !url.startsWith(below) || !isUrl(url));
  return stray ? `Every file must lie below the base (${stray.url} does not).` : null;
}

function isUrl(text: string): boolean {
  if (text.includes('..') || text.startsWith('//')) return false;
  if (SITE_PATH.test(text)) return true;
  if (!/^https?:\/\//u.test(text) || !URL.canParse(text)) return false;
  const { pathname, origin, search, hash } = new URL(text);
  return SITE_PATH.test(pathname) && search === '' && hash === '' && `${origin}${pathname}` === text;
}
