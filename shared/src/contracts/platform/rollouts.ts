import { array, type InferType, mixed, number, object, string } from 'yup';
import { type DeletedRemote, deletionSchema } from './deleted-remotes';
import { type Release, releaseVersionSchema, remoteNameSchema } from './federation';
import { frontDoorStatusSchema } from './front-doors';
import { storedRecordSchema } from './release-records';

/** Weights are parts of ten thousand, as buckets are. */
export const WHOLE_WEIGHT = 10_000;
/** A registry is believed for a day after it was signed. */
export const REGISTRY_LIFE_MS = 24 * 3600 * 1000;
/** An override lasts eight hours at most. */
export const OVERRIDE_LIFE_MS = 8 * 3600 * 1000;

export const experimentNameSchema = string()
  .matches(/^[a-z][a-z0-9-]{1,39}$/u, 'Use 2 to 40 small letters, digits and hyphens')
  .required();
/** 'A' is the stable release; others are tested against it. */
export const variantSchema = string()
  .matches(/^[A-F]$/u, 'Use one letter from A to F')
  .required();

export const routePatternSchema = string()
  .matches(/^\/[a-z0-9:*/_-]*$/i, 'Use the patterns of routes, like /singer')
  .max(200)
  .required();
/** Patterns of the pages that a test is about. */
export const testedRoutesSchema = array(routePatternSchema).min(1, 'Name a page, or leave it out for all').max(20, 'Name at most 20 pages');

export type Variant = { readonly variant: string; readonly weight: number; readonly release: Release };

/** A running or paused test between releases of one remote. Weights add up to WHOLE_WEIGHT; the first variant is A. */
export type Experiment = {
  readonly name: string;
  /** Of the experiment, never of a release: a new build of B moves nobody. */
  readonly salt: string;
  /** While paused, everyone gets the stable release and nothing is counted. */
  readonly is_paused: boolean;
  /** Patterns of the pages that the test is about, for those it counts; left out: all pages of the remote. */
  readonly routes?: readonly string[];
  readonly variants: readonly Variant[];
};

/** What visitors of one remote get. */
export type Rollout = {
  readonly remote: string;
  readonly stable: Release;
  readonly fallback: Release | null;
  readonly experiment: Experiment | null;
};

/** The control plane's word on every remote, as it is signed. Times are milliseconds since 1970. */
export type Registry = {
  /** Grows with every change; an older one is never taken over a newer one. */
  readonly revision: number;
  readonly issued_at: number;
  readonly expires_at: number;
  /** Public keys that may sign from now on, the present one first: a front door without a configured key follows them. */
  readonly keys: readonly string[];
  readonly rollouts: readonly Rollout[];
  /** Releases withdrawn within the longest life of a preview: no preview shows them. A backend of an earlier version names none. */
  readonly withdrawn?: readonly ReleaseInput[];
  /** By remote, the moment before which its preview links end, because its tokens were revoked then. */
  readonly previews_from?: Readonly<Record<string, number>>;
  /** Remotes that were deleted, with their pages. A backend of an earlier version names none. */
  readonly deleted?: readonly DeletedRemote[];
};

export const ROLLOUT_ACTIONS = [
  'promote',
  'experiment',
  'weight',
  'rollback',
  'pause',
  'resume',
  'end',
  'withdraw',
  'follow',
  'delete',
  'restore',
] as const;
export type RolloutAction = (typeof ROLLOUT_ACTIONS)[number];

/**
 * A change of what visitors get. promote: `version` becomes stable. experiment: `version` is `variant` of `experiment`,
 * with `weight`; a new name starts one, about `routes`. weight: `variant` gets `weight` of all. rollback: the fallback becomes
 * stable, or with a running experiment its variants go. pause, resume: of the experiment. end: the experiment is over and `variant`
 * (A unless said) becomes stable. withdraw: `version`, which visitors do not get, is shown by no preview any more. follow: the
 * release is nobody's choice any more, and the next start of the site shows its own. delete: the remote leaves the site, its test ends,
 * and its pages are answered 410. restore: it is back, as long as its files are kept.
 */
export const changeRolloutSchema = object({
  remote: remoteNameSchema,
  action: string().oneOf(ROLLOUT_ACTIONS).required(),
  version: releaseVersionSchema.notRequired().default(undefined),
  experiment: experimentNameSchema.notRequired().default(undefined),
  variant: variantSchema.notRequired().default(undefined),
  weight: number().integer().min(0).max(WHOLE_WEIGHT).default(undefined),
  /** Of a new experiment; all pages of the remote, or those of its plan, unless said. */
  routes: testedRoutesSchema.default(undefined).optional(),
  /** To promote a release that a rollback withdrew; without it, it stays away. */
  even_withdrawn: mixed<boolean>().oneOf([true, false]).default(false),
  /** Why, for the audit log; required to delete a remote. */
  reason: string().max(300).default(''),
  /** To delete a remote: its name, as somebody typed it. */
  confirmation: string().max(40).default(undefined).optional(),
});
export type ChangeRollout = InferType<typeof changeRolloutSchema>;

export const revisionResponseSchema = object({ revision: number().required() });
export type RevisionResponse = InferType<typeof revisionResponseSchema>;

/** A release that surely fails on a larger part of its pages is a bad one. */
export const WORST_FAILURE_RATE = 0.02;

/** How a release fared in the last hour, by reports of distinct visitors with a page token. */
export const healthSchema = object({
  loads: number().required(),
  failures: number().required(),
  /** Failures that visitors hardly notice: the page could not be drawn on the server, and the browser drew it. */
  draw_failures: number().default(0),
  /** Lower bound (95 %) of the failure rate, 0 to 1; null below 30 reports. */
  failure_rate_from: number().nullable().defined(),
});
export type Health = InferType<typeof healthSchema>;

export const releaseStatusSchema = object({
  version: string().required(),
  published_at: number().required(),
  /** stable (A, with an experiment), fallback, B to F, candidate, former, or withdrawn by a rollback. */
  place: string().required(),
  /** Of ten thousand visitors, while no experiment is paused. */
  weight: number().required(),
  health: healthSchema.required(),
  /** What its publisher said of it; null for a release without a record. */
  record: storedRecordSchema.nullable().default(null),
  /** When its files were deleted, milliseconds since 1970; null while they are there. */
  files_deleted_at: number().nullable().default(null),
});
export type ReleaseStatus = InferType<typeof releaseStatusSchema>;

/** A squad and what it owns, as owners.json says; calls as 'GET /api/jobs'. */
export const squadStatusSchema = object({
  name: string().required(),
  team: string().required(),
  mail: string().required(),
  remotes: array(string().required()).required(),
  contexts: array(string().required()).defined(),
  paths: array(string().required()).defined(),
  calls: array(string().required()).defined(),
});
export type SquadStatus = InferType<typeof squadStatusSchema>;

export const remoteStatusSchema = object({
  remote: string().required(),
  /** Who chose the stable release, as in the audit log; null when the last start of the site did. */
  chosen_by: string().nullable().default(null),
  experiment: object({ name: string().required(), state: string().oneOf(['running', 'paused']).required() })
    .nullable()
    .defined(),
  /** Null while the remote is served. */
  deleted: deletionSchema.nullable().default(null),
  /** The squad that owns it, with all that it owns; null for a remote that owners.json of the backend does not name. */
  squad: squadStatusSchema.nullable().default(null),
  /** Patterns of the pages of its stable release. */
  pages: array(string().required()).default([]),
  /** The newest ten, those in use first. */
  releases: array(releaseStatusSchema.required()).required(),
});
export type RemoteStatus = InferType<typeof remoteStatusSchema>;

export const platformStatusResponseSchema = object({
  /** The newest one; front doors say which one they serve. */
  revision: number().required(),
  /** Front doors that fetched the registry within the last half minute. */
  front_doors: array(frontDoorStatusSchema.required()).required(),
  remotes: array(remoteStatusSchema.required()).required(),
});
export type PlatformStatusResponse = InferType<typeof platformStatusResponseSchema>;

export const auditInputSchema = object({
  remote: remoteNameSchema.notRequired().default(undefined),
  /** Entries before this number; 50 at a time. */
  before: number().integer().min(1).default(undefined),
});
export type AuditInput = InferType<typeof auditInputSchema>;

export const auditEntrySchema = object({
  id: number().required(),
  at: number().required(),
  /** token:mf_landing, squad:growth, staff: and a user's id, or platform for what happened by itself. */
  actor: string().required(),
  /** publish, a rollout action, experiment, automatic-rollback, override, preview. */
  action: string().required(),
  remote: string().required(),
  /** One sentence: what changed, and why. */
  detail: string().required(),
});
export type AuditEntry = InferType<typeof auditEntrySchema>;
export const auditResponseSchema = object({ entries: array(auditEntrySchema.required()).required() });
export type AuditResponse = InferType<typeof auditResponseSchema>;

/** Asks for a link that puts one published release into the own browser, for QA. */
export const makeOverrideSchema = object({ remote: remoteNameSchema, version: releaseVersionSchema });
export type MakeOverride = InferType<typeof makeOverrideSchema>;
export const overrideResponseSchema = object({ address: string().required(), expires_at: number().required() });
export type OverrideResponse = InferType<typeof overrideResponseSchema>;

/** Payload of an override's signed text: this release, this session, until then. */
export type Override = {
  readonly remote: string;
  readonly version: string;
  /** SHA-256 of the session cookie's value, base64url: useless in another browser. */
  readonly session: string;
  readonly expires_at: number;
};

export const releaseInputSchema = object({ remote: remoteNameSchema, version: releaseVersionSchema });
export type ReleaseInput = InferType<typeof releaseInputSchema>;
