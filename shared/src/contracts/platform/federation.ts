import { array, type InferType, mixed, number, object, string } from 'yup';
import { LIMITS } from '../core/limits';
import { menuEntriesSchema } from './menu-entries';

/**
 * Text in a server bundle where the release's base belongs. A bundle is built before anyone knows which host serves it, so
 * whoever runs it writes the base there first; addresses of pictures begin with it.
 */
export const RELEASE_BASE = '__RELEASE_BASE__';

export const remoteNameSchema = string()
  .matches(/^mf_[a-z]+$/u)
  .max(40)
  .required();
export const releaseVersionSchema = string()
  .matches(/^[a-z0-9.+-]+$/u)
  .max(80)
  .required();

/** A file of a release with its sha384, as in `integrity="sha384-…"`. */
export const assetSchema = object({
  url: string().max(500).required(),
  integrity: string()
    .matches(/^sha384-[A-Za-z0-9+/]{64}$/)
    .required(),
});
export type Asset = InferType<typeof assetSchema>;

/** What one route of a remote needs before its first paint, and what its document says about it. */
export const routeRecordSchema = object({
  id: string().max(100).required(),
  /** react-router pattern from the root: '/talents', '/:slug'. */
  pattern: string()
    .matches(/^\/[a-z0-9:*/_-]*$/i)
    .max(200)
    .required(),
  title: string().max(200).required(),
  description: string().max(400).required(),
  /** False: the page brings its own ending and the shared footer stays away. */
  footer: mixed<boolean>().oneOf([true, false]).required(),
  /** How the header lies on the page's first screen. */
  header: string().oneOf(['solid', 'over']).required(),
  /** Reading pages stay light in dark mode. */
  scheme: string().oneOf(['auto', 'light']).required(),
  /** API address the page asks for first; the document preloads it. */
  first_query: string().max(500).optional(),
  /** Files of the page itself, beyond those of the remote's routes. */
  js: array(assetSchema.required()).optional(),
  css: array(assetSchema.required()).optional(),
  /** API address that says whether a page of a dynamic pattern exists; 404 makes the document a 404. */
  exists: string().max(500).optional(),
  /** API address of a page's own head (PageMetadata), asked in place of `exists`: 404 makes the document a 404, too. */
  head: string().max(500).optional(),
  /** What a shared link shows, under the asset base, 1200x630: 'og/singer.png'. Without one, the site's own picture. */
  picture: string()
    .matches(/^og\/[a-z0-9-]{1,80}\.png$/)
    .optional(),
  /** True: search engines leave the page alone. */
  noindex: mixed<boolean>().oneOf([true, false]).optional(),
});
export type RouteRecord = InferType<typeof routeRecordSchema>;

export const exposeSchema = object({
  name: string().max(100).required(),
  js: array(assetSchema.required()).required(),
  css: array(assetSchema.required()).required(),
});
export type Expose = InferType<typeof exposeSchema>;

/** What the page must provide for a release: the range is always a caret, `^19.3.1`. */
export const neededVersionSchema = object({
  name: string().max(100).required(),
  range: string()
    .matches(/^\^\d{1,5}\.\d{1,5}\.\d{1,5}$/u)
    .required(),
});
export type NeededVersion = InferType<typeof neededVersionSchema>;

/** An immutable build of a remote. Addresses are absolute or start at the site's root. */
export const releaseSchema = object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  entry: assetSchema.required(),
  exposes: array(exposeSchema.required()).min(1).required(),
  routes: array(routeRecordSchema.required()).required(),
  /** Address every file of the release starts with. */
  base: string().max(300).required(),
  /** Every script and stylesheet of the release, those loaded later included. */
  files: array(assetSchema.required()).min(1).max(500).required(),
  /** Shared libraries it expects from the shell; the contracts package counts as one. */
  needs: array(neededVersionSchema.required()).max(50).required(),
  /**
   * CommonJS file with the remote's `createRoutes` for Node, of the same sources (see RELEASE_BASE). A release without one is
   * older than server bundles, and browsers draw its pages.
   */
  server: assetSchema.optional().default(undefined),
  /** Calls that its code makes, as 'GET /api/jobs'; a site that does not offer one refuses the release. Unknown for an older release. */
  calls: array(string().max(120).required()).max(1000).optional().default(undefined),
  /** Its pages in the menus of the frame. Unknown for an older release: the shell shows those of its own build for it. */
  menu_entries: menuEntriesSchema.optional().default(undefined),
});
export type Release = InferType<typeof releaseSchema>;

/** A page of a remote as documents carry it: without what only the front door reads, for the head of a document and its status. */
export type PageRoute = Omit<RouteRecord, 'description' | 'exists' | 'head' | 'picture'>;

/** A release as a page carries it. */
export type PageRelease = Omit<Release, 'files' | 'server' | 'calls' | 'menu_entries' | 'routes'> & {
  readonly routes: readonly PageRoute[];
};

/** The release that runs where the first one cannot be loaded. Its routes say which pages may be mounted, nothing else. */
export type FallbackRelease = Omit<PageRelease, 'routes'> & { readonly routes: readonly Pick<PageRoute, 'pattern'>[] };

/** The remote as one visitor gets it: the release, the one to fall back to, and the test it is part of. */
export type RemoteRecord = PageRelease & {
  readonly menu_entries?: Release['menu_entries'];
  readonly fallback: FallbackRelease | null;
  /** Null: the visitor is in no running test of this remote. */
  readonly experiment: string | null;
  readonly variant: string | null;
  /** Patterns of the pages that the test is about; left out: all pages of the remote. */
  readonly tested_routes?: readonly string[];
  /** True: put there by a signed override; counts in no statistics. */
  readonly is_override?: boolean;
  /** True: put there by a preview link, in addition to `is_override`; the document says which one. */
  readonly is_preview?: boolean;
};

/** What a document carries: the releases of its visitor, settled for the life of the page. */
export type PageRegistry = {
  readonly revision: number;
  readonly remotes: readonly RemoteRecord[];
  /** Proves to the control plane that a report comes from a page the front door made (see page-token.ts). */
  readonly token: string;
  /**
   * Signed variants that this page shows to a visitor who has not chosen about cookies (see visitor.ts). They are stored nowhere;
   * the page keeps them in the visitor's cookie once statistics are allowed. Left out: nothing to keep.
   */
  readonly offer?: string;
  /** Patterns of pages that went with a deleted remote. Left out: none. */
  readonly gone?: readonly string[];
  /** True in a browser with a preview: the page reports nothing about itself. */
  readonly is_preview?: boolean;
};

/** What became of a release on a page. `rendered`: its page stood without an error. */
export const beaconSchema = object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  token: string().max(200).default(''),
  outcome: string().oneOf(['loaded', 'rendered', 'load_failed', 'render_failed', 'fallback']).required(),
  reason: string().max(LIMITS.reportedReason).default(''),
  /** Stack of the error, for diagnosis. */
  stack: string().max(LIMITS.reportedStack).default(''),
  milliseconds: number().min(0).max(600_000).default(0),
});
export type Beacon = InferType<typeof beaconSchema>;
