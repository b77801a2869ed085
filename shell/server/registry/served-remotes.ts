import type { Experiment, PageRelease, Registry, Release, RemoteRecord, Rollout, Visitor } from '@alltalent/shared/contracts';
import { dataBlock } from './data-block';

/** A remote as some visitors get it, and as it stands in their documents. */
export type ServedRemote = {
  readonly record: RemoteRecord;
  readonly text: string;
  /** No other has it, in the life of this process. */
  readonly serial: number;
};

export type ServedRollout = {
  readonly stable: ServedRemote;
  readonly experiment: Experiment | null;
  readonly variants: ReadonlyMap<string, ServedRemote>;
};

let lastSerial = 0;
const served = new WeakMap<Registry, readonly ServedRollout[]>();

/** What a registry can put into a document, written out once for each registry. */
export function serveRollouts(registry: Registry): readonly ServedRollout[] {
  const known = served.get(registry) ?? registry.rollouts.map(serveRollout);
  served.set(registry, known);
  return known;
}

/** A release that a signed override put into one browser: nothing stands behind it, and it is part of no test. */
export function serveOverride(release: Release): ServedRemote {
  return serve({ ...withoutFiles(release), fallback: null, experiment: null, variant: null, is_override: true });
}

/** What this visitor gets; without one, what everybody gets who is in no test. */
export function remotesFor(
  rollouts: readonly ServedRollout[],
  visitor: Visitor | null,
  overrides: readonly ServedRemote[],
): readonly ServedRemote[] {
  const nameOf = ({ record }: ServedRemote) => record.remote;
  const chosen = rollouts.map((rollout) => {
    const override = overrides.find((one) => nameOf(one) === nameOf(rollout.stable));
    return override ?? variantFor(rollout, visitor) ?? rollout.stable;
  });
  return overrides.length === 0 ? chosen : [...chosen, ...overrides.filter((one) => !chosen.includes(one))];
}

/** The registry of one document. */
export function registryText(revision: number, remotes: readonly ServedRemote[], token: string): string {
  return `{"revision":${revision},"remotes":[${remotes.map(({ text }) => text).join(',')}],"token":${dataBlock(token)}}`;
}

function variantFor({ experiment, variants }: ServedRollout, visitor: Visitor | null): ServedRemote | undefined {
  if (experiment === null || experiment.is_paused || visitor === null) return undefined;
  return variants.get(visitor.assigned[experiment.name] ?? '');
}

function serveRollout({ stable, fallback, experiment }: Rollout): ServedRollout {
  const record: RemoteRecord = { ...withoutFiles(stable), fallback: fallback && withoutFiles(fallback), experiment: null, variant: null };
  const variants = (experiment?.variants ?? []).map(({ variant, release }): [string, ServedRemote] => {
    const behind = release.version === stable.version ? fallback : stable;
    const own = { ...withoutFiles(release), fallback: behind && withoutFiles(behind), experiment: experiment?.name ?? null, variant };
    return [variant, serve(own)];
  });
  return { stable: serve(record), experiment, variants: new Map(variants) };
}

function serve(record: RemoteRecord): ServedRemote {
  lastSerial += 1;
  return { record, text: dataBlock(record), serial: lastSerial };
}

function withoutFiles({ files: _files, ...release }: Release): PageRelease {
  return release;
}
