import { type Declaration, DECLARATIONS, type EndpointName, OFFICE_VIEW_PATHS } from '@alltalent/shared/contracts';
import { callOf } from './access-table';

/** Routes without a declaration that work on the host of views beside public files: health, own photos, and views themselves. */
const OTHER_ROUTES: ReadonlySet<string> = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /robots.txt',
  'GET /api/profile/photos/:file',
  `GET ${OFFICE_VIEW_PATHS.open}`,
  `GET ${OFFICE_VIEW_PATHS.current}`,
]);

/** Whether a route works on the host of views (docs/decisions/0062): reads that are the same for everybody, and what is declared so. */
export function isInOfficeView(method: string, route: string): boolean {
  const call = callOf(method, route);
  if (call !== undefined) return isCallInOfficeView(call);
  const read = `${method === 'HEAD' ? 'GET' : method} ${route}`;
  return read.startsWith('GET /media/') || OTHER_ROUTES.has(read);
}

/** Whether a declared call may be made in a view. */
export function isCallInOfficeView(call: EndpointName): boolean {
  const { access, isInOfficeView: isDeclared = false }: Declaration = DECLARATIONS[call];
  return access === 'public' || isDeclared;
}
