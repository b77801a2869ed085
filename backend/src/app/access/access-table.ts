import { type Access, type Declaration, DECLARATIONS, type EndpointName, ENDPOINTS, OFFICE_VIEW_PATHS } from '@alltalent/shared/contracts';
import { routeOf } from '../../kernel/http/route-of';

/** Routes without a declaration in the contracts: files, health, redirects to sign-in providers. */
const OTHER_ROUTES: Readonly<Record<string, Access>> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /dev/outbox': 'public',
  'GET /dev/outbox.css': 'public',
  'GET /dev/outbox.json': 'public',
  'GET /dev/clock': 'public',
  'POST /dev/clock': 'programs',
  'GET /dev/payments': 'public',
  'GET /dev/payments.css': 'public',
  'GET /dev/payments/:ref': 'public',
  'POST /dev/payments/:ref': 'programs',
  'GET /dev/outbox/attachment': 'public',
  'GET /google/redirect': 'visitors',
  'GET /google/callback': 'visitors',
  'GET /facebook/auth': 'visitors',
  'GET /facebook/callback': 'visitors',
  'GET /article/rss.xml': 'public',
  'GET /robots.txt': 'public',
  'GET /.well-known/security.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET /sitemaps/:file': 'public',
  'GET /media/clips/:file': 'public',
  'GET /media/loops/:file': 'public',
  'GET /media/og/:file': 'public',
  'GET /media/photos/:file': 'public',
  'GET /media/pictures/:file': 'public',
  'GET /media/:kind/:file': 'public',
  [`GET ${OFFICE_VIEW_PATHS.open}`]: 'public',
  [`GET ${OFFICE_VIEW_PATHS.current}`]: 'public',
  'GET /api/events': 'members',
  'GET /api/profile/photos/:file': 'talent',
  'POST /api/videos/upload': 'talent',
  'GET /api/videos/upload/:id': 'talent',
  'PATCH /api/videos/upload/:id': 'talent',
  'DELETE /api/videos/upload/:id': 'talent',
};

const ENDPOINT_NAMES = Object.keys(DECLARATIONS) as EndpointName[];

/** Access of the declared endpoints and of the other routes; a missing route is refused. */
const TABLE: ReadonlyMap<string, Access> = new Map([
  ...Object.entries(OTHER_ROUTES),
  ...ENDPOINT_NAMES.map((name) => [keyOf(ENDPOINTS[name].method, routeOf(ENDPOINTS[name])), DECLARATIONS[name].access] as const),
]);

const CALLS: ReadonlyMap<string, EndpointName> = new Map(
  ENDPOINT_NAMES.map((name) => [keyOf(ENDPOINTS[name].method, routeOf(ENDPOINTS[name])), name] as const),
);

/** Returns the declared call of a route; undefined for the other routes. HEAD counts as GET. */
export function callOf(method: string, route: string): EndpointName | undefined {
  return CALLS.get(keyOf(method === 'HEAD' ? 'GET' : method, route));
}

/** Returns the declaration of a route's call; throws for the other routes. HEAD counts as GET. */
export function declarationOf(method: string, route: string): Declaration {
  const call = callOf(method, route);
  if (call === undefined) throw new Error(`${method} ${route} has no declaration.`);
  return DECLARATIONS[call];
}

/** Returns the access of a route; undefined for a route that is not in the table. HEAD counts as GET. */
export function accessTo(method: string, route: string): Access | undefined {
  return TABLE.get(keyOf(method === 'HEAD' ? 'GET' : method, route));
}

function keyOf(method: string, route: string): string {
  return `${method} ${route.replace(/\/$/u, '')}`;
}
