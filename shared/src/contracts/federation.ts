import { array, type InferType, mixed, number, object, string } from 'yup';

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
  /** API address of a page's own head (PageHead), asked in place of `exists`: 404 makes the document a 404, too. */
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

/** An immutable build of a remote. Addresses are absolute or start at the site's root. */
export const releaseSchema = object({
  remote: string()
    .matches(/^mf_[a-z]+$/)
    .max(40)
    .required(),
  version: string()
    .matches(/^[a-z0-9.+-]+$/)
    .max(80)
    .required(),
  entry: assetSchema.required(),
  exposes: array(exposeSchema.required()).min(1).required(),
  routes: array(routeRecordSchema.required()).required(),
  /** Address every file of the release starts with. */
  base: string().max(300).required(),
});
export type Release = InferType<typeof releaseSchema>;

/** The remote as a visitor gets it now: the release, and the one to fall back to. */
export type RemoteRecord = Release & { readonly fallback: Release | null };

export type Registry = {
  /** Grows with every change; an older one is never taken over a newer one. */
  readonly revision: number;
  readonly remotes: readonly RemoteRecord[];
};

/** Registry with an Ed25519 signature (base64) over the exact text in `payload`. */
export type SignedRegistry = { readonly payload: string; readonly signature: string; readonly public_key: string };

export const beaconSchema = object({
  remote: string()
    .matches(/^mf_[a-z]+$/)
    .max(40)
    .required(),
  version: string().max(80).required(),
  outcome: string().oneOf(['loaded', 'load_failed', 'render_failed', 'fallback']).required(),
  reason: string().max(300).default(''),
  milliseconds: number().min(0).max(600_000).default(0),
});
export type Beacon = InferType<typeof beaconSchema>;
