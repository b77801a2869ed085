/** Hosts of this machine: browsers keep cookies and storage of one apart from those of the other. */
const LOCAL_HOSTS: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Returns the origin at which the office opens views of the site as a member: the configured one, or the other host of this machine
 * for a site at localhost. Null: there are no views.
 */
export function viewOriginOf(publicUrl: string, configured: string | undefined): string | null {
  if (configured !== undefined) return new URL(configured).origin;
  const { protocol, hostname, port } = new URL(publicUrl);
  const other = LOCAL_HOSTS[hostname];
  return protocol === 'http:' && other !== undefined ? `http://${other}${port === '' ? '' : `:${port}`}` : null;
}

/**
 * Returns what is wrong with a configured view origin, to follow its name; null for a right one. Cookies do not tell ports apart, so
 * the host has to be another one than the site's.
 */
export function viewOriginProblem(publicUrl: string, configured: string): string | null {
  if (!URL.canParse(configured) || new URL(configured).origin !== configured.replace(/\/$/u, '')) return 'must be an origin without a path';
  const [site, view] = [new URL(publicUrl), new URL(configured)];
  if (view.hostname === site.hostname) return 'must be another host than that of PUBLIC_URL';
  return view.protocol === site.protocol ? null : 'must begin with http:// or https:// as PUBLIC_URL does';
}

/** Addresses of views, all on their own host. */
export const OFFICE_VIEW_PATHS = {
  /** Takes the token, begins the session and leads to the home page. */
  open: '/api/office-view/open',
  /** What the front door asks of a browser: whether it has a view, and which. */
  current: '/api/office-view',
  /** Plain pages: the view is over, and the token opened nothing. */
  ended: '/view/ended',
  refused: '/view/refused',
} as const;

/** Id of the data block with `OfficeViewFacts` in a document of a view. */
export const OFFICE_VIEW_ID = 'office-view';

/** What a page of a view says about it. */
export type OfficeViewFacts = {
  readonly user_id: string;
  /** Name of the member as whom the site is seen. */
  readonly name: string;
  /** ISO time. */
  readonly ends_at: string;
  /** Milliseconds until then, as clocks of browsers may be wrong. */
  readonly left_ms: number;
};
