import {
  type Experiment,
  type FallbackRelease,
  type PageRoute,
  type Registry,
  type Release,
  type RemoteRecord,
  type Rollout,
  type RouteRecord,
  type Visitor,
} from '@alltalent/shared/contracts';
import type { Part } from './document-parts';
import { dataBlock } from './data-block';

/** A remote's record as the front door reads it. Documents carry less of its routes. */
export type WholeRecord = Omit<RemoteRecord, 'routes'> & { readonly routes: readonly RouteRecord[] };

/** A remote's record as sent to some visitors, with its JSON in UTF-8. */
export type ServedRemote = {
  readonly record: WholeRecord;
  /** What documents of its own pages carry. */
  readonly json: Uint8Array;
  /** What other documents carry: of a remote for staff, not the files of its pages, which would be preloaded. */
  readonly jsonElsewhere: Uint8Array;
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
  /** The remote whose page it is; null for none. */
  readonly remote: string | null;
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
  { remote, token, offer, isPreview, gone }: OwnOfDocument,
): readonly Part[] {
  const offered: Part[] = offer === null ? [] : [',"offer":', { own: dataBlock(offer) }];
  const own: Part[] = isPreview ? ['"token":"","is_preview":true'] : ['"token":', { own: dataBlock(token) }, ...offered];
  const away = gone.length === 0 ? '' : `,"gone":${dataBlock(gone)}`;
  const records = remotes.flatMap(({ record, json, jsonElsewhere }, index) => {
    const sent = record.remote === remote ? json : jsonElsewhere;
    return index === 0 ? [sent] : [',', sent];
  });
  return [`{"revision":${revision},"remotes":[`, ...records, '],', ...own, `${away}}`];
}

function variantFor({ experiment, variants }: ServedRollout, visitor: Visitor | null): ServedRemote | undefined {
  if (experiment === null || experiment.is_paused || visitor === null) return undefined;
  return variants.get((visitor.assigned[experiment.name] ?? '').toUpperCase());
}

function serveRollout({ stable, fallback, experiment }: Rollout): ServedRollout {
  const record: WholeRecord = { ...withoutFiles(stable), fallback: fallback && asFallback(fallback), experiment: null, variant: null };
  const variants = (experiment?.variants ?? []).map(({ variant, release }): [string, ServedRemote] => {
    const former = release.version === stable.version ? fallback : stable;
    const own = {
      ...withoutFiles(release),
      fallback: former && asFallback(former),
      experiment: experiment?.name ?? null,
      variant,
      ...(experiment?.routes ? { tested_routes: experiment.routes } : {}),
    };
    return [variant, serve(release, own)];
  });
  return { stable: serve(stable, record), experiment, variants: new Map(variants) };
}

/** Menus are those of the release that is served, also where its page is loaded from the fallback. */
function serve(release: Release, own: WholeRecord): ServedRemote {
  const { menu_entries: entries } = release;
  const record: WholeRecord = entries === undefined ? own : { ...own, menu_entries: entries };
  const sent = forDocument(record);
  const json = Buffer.from(dataBlock(sent));
  const jsonElsewhere = isForStaff(record) ? Buffer.from(dataBlock({ ...sent, routes: sent.routes.map(withoutPageFiles) })) : json;
  lastSerial += 1;
  return { release, record, json, jsonElsewhere, serial: lastSerial };
}

function forDocument({ routes, ...record }: WholeRecord): RemoteRecord {
  return { ...record, routes: routes.map(({ description: _words, exists: _exists, head: _head, picture: _picture, ...route }) => route) };
}

/** Whether search engines are to list no page of a remote, and menus show none to anybody but staff. */
function isForStaff({ routes, menu_entries: entries }: WholeRecord): boolean {
  return routes.every(({ noindex }) => noindex === true) && entries?.every(({ readers }) => readers?.join() === 'staff') === true;
}

function withoutPageFiles({ js: _js, css: _css, ...route }: PageRoute): PageRoute {
  return route;
}

function asFallback(release: Release): FallbackRelease {
  return { ...withoutFiles(release), routes: release.routes.map(({ pattern }) => ({ pattern })) };
}

function withoutFiles({
  files: _files,
  server: _server,
  calls: _calls,
  menu_entries: _entries,
  ...release
}: Release): Omit<Release, 'files' | 'server' | 'calls' | 'menu_entries'> {
  return release;
}
