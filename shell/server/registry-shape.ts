import {
  type Experiment,
  experimentNameSchema,
  type Registry,
  REGISTRY_LIFE_MS,
  type Release,
  releaseSchema,
  type Rollout,
  variantSchema,
  WHOLE_WEIGHT,
} from '@alltalent/shared/contracts';
import { array, boolean, mixed, number, object, string } from 'yup';

/** Clocks may differ by so much. */
const CLOCK_SKEW_MS = 15 * 60 * 1000;

const registrySchema = object({
  revision: number().integer().min(0).required(),
  issued_at: number().integer().required(),
  expires_at: number().integer().required(),
  rollouts: array(mixed<object>().required()).max(100).required(),
});

const experimentSchema = object({
  name: experimentNameSchema,
  salt: string().max(200).required(),
  is_paused: boolean().required(),
  variants: array(
    object({ variant: variantSchema, weight: number().integer().min(0).max(WHOLE_WEIGHT).required(), release: releaseSchema.required() }),
  )
    .min(1)
    .max(6)
    .required(),
});

export type ReadRegistry = { readonly registry: Registry; /** What was not taken over, and why. */ readonly leftOut: readonly string[] };

/** A page's address on this site, and no other: what the browser, or this server, asks for by itself. */
const SITE_ADDRESS = /^\/(?![/\\])/u;

/**
 * The registry in a signed payload. Throws when it is none, when it is not to be believed at this time, or when one of its
 * addresses lies elsewhere; a release that lacks something, a hash above all, is left out alone.
 */
export function readRegistry(payload: string, now: number, origins: readonly string[]): ReadRegistry {
  const { rollouts, ...rest } = registrySchema.validateSync(JSON.parse(payload), { strict: true });
  if (rest.issued_at > now + CLOCK_SKEW_MS) throw new Error('it was signed in the future');
  if (rest.expires_at > rest.issued_at + REGISTRY_LIFE_MS) throw new Error('it wants to be believed for longer than a day');
  if (rest.expires_at <= now) throw new Error('it has expired');
  const leftOut: string[] = [];
  const read = rollouts.flatMap((rollout) => readRollout(rollout, leftOut) ?? []);
  for (const release of read.flatMap(releasesOf)) requireOwnAddresses(release, origins);
  return { registry: { ...rest, rollouts: read }, leftOut };
}

/** A release as a publisher sent it; throws when something is missing, or lies elsewhere. */
export function readRelease(payload: string, origins: readonly string[]): Release {
  const release = releaseSchema.validateSync(JSON.parse(payload), { strict: true });
  requireOwnAddresses(release, origins);
  return release;
}

function readRollout(value: object, leftOut: string[]): Rollout | null {
  const attempt = <T>(what: string, read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      leftOut.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  const { stable, fallback, experiment } = value as Readonly<Record<string, unknown>>;
  const readStable = attempt('stable release', () => releaseSchema.required().validateSync(stable, { strict: true }));
  if (readStable === null) return null;
  const { remote } = readStable;
  const ofRemote = (release: Release) => {
    if (release.remote !== remote) throw new Error(`it is a release of ${release.remote}`);
    return release;
  };
  return {
    remote,
    stable: readStable,
    fallback: fallback ? attempt(`fallback of ${remote}`, () => ofRemote(releaseSchema.validateSync(fallback, { strict: true }))) : null,
    experiment: experiment ? attempt(`experiment of ${remote}`, () => readExperiment(experiment, ofRemote)) : null,
  };
}

function readExperiment(value: unknown, ofRemote: (release: Release) => Release): Experiment {
  const experiment = experimentSchema.validateSync(value, { strict: true });
  for (const { release } of experiment.variants) ofRemote(release);
  const whole = experiment.variants.reduce((sum, { weight }) => sum + weight, 0);
  if (whole !== WHOLE_WEIGHT) throw new Error(`its weights add up to ${whole}`);
  return experiment;
}

function releasesOf({ stable, fallback, experiment }: Rollout): readonly Release[] {
  return [stable, ...(fallback ? [fallback] : []), ...(experiment?.variants.map(({ release }) => release) ?? [])];
}

function requireOwnAddresses(release: Release, origins: readonly string[]): void {
  const { remote, version, base, entry, exposes, routes, files } = release;
  const assets = [entry, ...files, ...[...exposes, ...routes].flatMap(({ js = [], css = [] }) => [...js, ...css])];
  const stray = [base, ...assets.map(({ url }) => url)].find((url) => !isOwn(url, origins));
  if (stray !== undefined) throw new Error(`${remote} ${version} lies on a foreign host: ${stray}`);
  const calls = routes.flatMap(({ first_query: query, exists, head }) => [query, exists, head]);
  const odd = calls.find((address) => address !== undefined && !SITE_ADDRESS.test(address));
  if (odd !== undefined) throw new Error(`${remote} ${version} asks elsewhere: ${odd}`);
}

function isOwn(url: string, origins: readonly string[]): boolean {
  if (SITE_ADDRESS.test(url)) return true;
  return URL.canParse(url) && /^https?:/u.test(url) && origins.includes(new URL(url).origin);
}
