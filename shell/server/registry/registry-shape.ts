import {
  type DeletedRemote,
  type Experiment,
  isProvided,
  PROVIDED_VERSIONS,
  experimentNameSchema,
  type Registry,
  REGISTRY_LIFE_MS,
  type Release,
  releaseSchema,
  remoteNameSchema,
  routePatternSchema,
  type Rollout,
  strayUrlOf,
  testedRoutesSchema,
  variantSchema,
  WHOLE_WEIGHT,
} from '@alltalent/shared/contracts';
import { array, boolean, mixed, number, object, string } from 'yup';

/** Allowed difference between two clocks. */
const CLOCK_SKEW_MS = 15 * 60 * 1000;
const LONGEST_VERSION = 80;

const registrySchema = object({
  revision: number().integer().min(0).required(),
  issued_at: number().integer().required(),
  expires_at: number().integer().required(),
  keys: array(string().max(200).required()).max(3).required(),
  rollouts: array(mixed<object>().required()).max(100).required(),
  withdrawn: array(object({ remote: string().required(), version: string().required() }).required()).optional(),
  previews_from: mixed<Readonly<Record<string, number>>>().optional(),
  deleted: array(
    object({
      remote: remoteNameSchema,
      routes: array(object({ pattern: routePatternSchema, exists: string().max(500).optional() }).required()).required(),
    }).required(),
  )
    .max(100)
    .optional(),
});

const experimentSchema = object({
  name: experimentNameSchema,
  salt: string().max(200).required(),
  is_paused: boolean().required(),
  routes: testedRoutesSchema.optional(),
  variants: array(
    object({ variant: variantSchema, weight: number().integer().min(0).max(WHOLE_WEIGHT).required(), release: mixed<object>().required() }),
  )
    .min(1)
    .max(6)
    .required(),
});

export type ReadRegistry = {
  readonly registry: Registry;
  /** Releases that were rejected, and why. */ readonly leftOut: readonly string[];
};

/**
 * Parses the registry in a signed payload. Throws when it is invalid, expired or dated in the future. An invalid release
 * (above all one without a hash, or with a foreign URL) is left out, and the rest is served.
 */
export function readRegistry(payload: string, now: number, origins: readonly string[]): ReadRegistry {
  const {
    rollouts,
    withdrawn = [],
    previews_from = {},
    deleted = [],
    ...rest
  } = registrySchema.validateSync(JSON.parse(payload), { strict: true });
  if (rest.issued_at > now + CLOCK_SKEW_MS) throw new Error('it was signed in the future');
  if (rest.expires_at > rest.issued_at + REGISTRY_LIFE_MS) throw new Error('it wants to be believed for longer than a day');
  if (rest.expires_at <= now) throw new Error('it has expired');
  const leftOut: string[] = [];
  const read = rollouts.flatMap((rollout) => readRollout(rollout, origins, leftOut) ?? []);
  return { registry: { ...rest, rollouts: read, withdrawn, previews_from, deleted: deleted.map(asDeleted) }, leftOut };
}

/** Returns a deleted remote without what is not known of its routes. */
function asDeleted({
  remote,
  routes,
}: {
  readonly remote: string;
  readonly routes: readonly { pattern: string; exists?: string | undefined }[];
}): DeletedRemote {
  return { remote, routes: routes.map(({ pattern, exists }) => (exists === undefined ? { pattern } : { pattern, exists })) };
}

/** Parses a release as its publisher sent it. Throws when a field is missing or a URL is on a foreign origin. */
export function readRelease(payload: string, origins: readonly string[]): Release {
  return checkRelease(JSON.parse(payload), origins);
}

function checkRelease(value: unknown, origins: readonly string[]): Release {
  const release = releaseSchema.required().validateSync(value, { strict: true });
  const stray = strayUrlOf(release, origins);
  if (stray !== null) throw new Error(stray);
  return release;
}

/** Parses the rollout of a remote. When its stable release is invalid, the fallback takes its place and the experiment is dropped. */
function readRollout(value: object, origins: readonly string[], leftOut: string[]): Rollout | null {
  const attempt = <T>(what: string, read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      leftOut.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  const { remote, stable, fallback, experiment } = value as Readonly<Record<string, unknown>>;
  if (!remoteNameSchema.isValidSync(remote, { strict: true })) {
    leftOut.push('a remote without a name');
    return null;
  }
  const check = (release: unknown) => {
    const checked = checkRelease(release, origins);
    if (checked.remote !== remote) throw new Error(`it is a release of ${checked.remote}`);
    return checked;
  };
  const readStable = attempt(nameOf(remote, stable), () => check(stable));
  const behind = fallback ? attempt(nameOf(remote, fallback), () => check(fallback)) : null;
  if (readStable === null) return behind && { remote, stable: behind, fallback: null, experiment: null };
  const shown = experiment ? attempt(`experiment of ${remote}`, () => readExperiment(experiment, check)) : null;
  return fitting({ remote, stable: readStable, fallback: behind, experiment: shown }, leftOut);
}

/**
 * Returns the rollout with its fallback in the place of a stable release that this shell cannot run, as while a new major version of a
 * shared library is deployed. Where neither runs, the page says so in the place of the remote.
 */
function fitting(rollout: Rollout, leftOut: string[]): Rollout {
  const { remote, stable, fallback } = rollout;
  const unmet = unmetOf(stable);
  if (unmet === undefined || fallback === null || unmetOf(fallback) !== undefined) return rollout;
  leftOut.push(
    `${nameOf(remote, stable)}: it needs ${unmet.name} ${unmet.range}, this shell has ${PROVIDED_VERSIONS[unmet.name] ?? 'none'}`,
  );
  return { remote, stable: fallback, fallback: null, experiment: null };
}

function unmetOf({ needs }: Release): Release['needs'][number] | undefined {
  return needs.find((need) => !isProvided(need));
}

function nameOf(remote: string, release: unknown): string {
  const { version } = (release ?? {}) as { readonly version?: unknown };
  return typeof version === 'string' ? `${remote} ${version.slice(0, LONGEST_VERSION)}` : `a release of ${remote}`;
}

function readExperiment(value: unknown, check: (release: unknown) => Release): Experiment {
  const experiment = experimentSchema.validateSync(value, { strict: true });
  const variants = experiment.variants.map((variant) => ({ ...variant, release: check(variant.release) }));
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0);
  if (whole !== WHOLE_WEIGHT) throw new Error(`its weights add up to ${whole}`);
  return { ...experiment, variants };
}
