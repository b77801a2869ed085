import type { Experiment, PageRelease, Registry, Release, RemoteRecord, Rollout, Visitor } from '@alltalent/shared/contracts';
import type { Part } from './document-parts';
import { dataBlock } from './data-block';

/** A remote's record as sent to some visitors, with its JSON in UTF-8. */
export type ServedRemote = {
  readonly record: RemoteRecord;
  readonly json: Uint8Array;
  readonly release: Release;
  /** Unique within this process. */
  readonly serial: number;
};

export type ServedRollout = {
  readonly stable: ServedRemote;
  readonly experiment: Experiment | null;
  readonly variants: ReadonlyMap<string, ServedRemote>;
};

let lastSerial = 0;
const served = new WeakMap<Registry, readonly ServedRollout[]>();

/** Returns the rollouts of a registry with their JSON, serialised once per registry. */
export function serveRollouts(registry: Registry): readonly ServedRollout[] {
  const known = served.get(registry) ?? registry.rollouts.map(serveRollout);
  served.set(registry, known);
  return known;
}

/** Returns the record of a release set by a signed override: it has no fallback and is in no experiment. */
export function serveOverride(release: Release): ServedRemote {
  return serve(release, { ...withoutFiles(release), fallback: null, experiment: null, variant: null, is_override: true });
}

/** Returns the record of a release that a preview link shows, as that of an override. */
export function servePreview(release: Release): ServedRemote {
  const { record } = serveOverride(release);
  return serve(release, { ...record, is_preview: true });
}

/** Returns the remotes for one visitor; the stable releases when `visitor` is null. */
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

/** What the registry of a document has beside its remotes; `gone` are patterns of deleted pages. */
type OwnOfDocument = {
  readonly token: string;
  readonly offer: string | null;
  readonly isPreview: boolean;
  readonly gone: readonly string[];
};

/**
 * Returns the JSON registry of one document in parts, with what is of this document alone at its end; with a preview, one that reports
 * nothing and has no token to report with.
 */
export function registryParts(
  revision: number,
  remotes: readonly ServedRemote[],
  { token, offer, isPreview, gone }: OwnOfDocument,
): readonly Part[] {
  const offered: Part[] = offer === null ? [] : [',"offer":', { own: dataBlock(offer) }];
  const own: Part[] = isPreview ? ['"token":"","is_preview":true'] : ['"token":', { own: dataBlock(token) }, ...offered];
  const away = gone.length === 0 ? '' : `,"gone":${dataBlock(gone)}`;
  const records = remotes.flatMap(({ json }, index) => (index === 0 ? [json] : [',', json]));
  return [`{"revision":${revision},"remotes":[`, ...records, '],', ...own, `${away}}`];
}

function variantFor({ experiment, variants }: ServedRollout, visitor: Visitor | null): ServedRemote | undefined {
  if (experiment === null || experiment.is_paused || visitor === null) return undefined;
  return variants.get((visitor.assigned[experiment.name] ?? '').toUpperCase());
}

function serveRollout({ stable, fallback, experiment }: Rollout): ServedRollout {
  const record: RemoteRecord = { ...withoutFiles(stable), fallback: fallback && withoutFiles(fallback), experiment: null, variant: null };
  const variants = (experiment?.variants ?? []).map(({ variant, release }): [string, ServedRemote] => {
    const behind = release.version === stable.version ? fallback : stable;
    const own = {
      ...withoutFiles(release),
      fallback: behind && withoutFiles(behind),
      experiment: experiment?.name ?? null,
      variant,
      ...(experiment?.routes ? { tested_routes: experiment.routes } : {}),
    };
    return [variant, serve(release, own)];
  });
  return { stable: serve(stable, record), experiment, variants: new Map(variants) };
}

/** Menus are those of the release that is served, also where its page is loaded from the fallback. */
function serve(release: Release, own: RemoteRecord): ServedRemote {
  const { menu_entries: entries } = release;
  const record: RemoteRecord = entries === undefined ? own : { ...own, menu_entries: entries };
  lastSerial += 1;
  return { release, record, json: Buffer.from(dataBlock(record)), serial: lastSerial };
}

function withoutFiles({ files: _files, server: _server, calls: _calls, menu_entries: _entries, ...release }: Release): PageRelease {
  return release;
}
