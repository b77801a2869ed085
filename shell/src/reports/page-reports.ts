import { request } from '@alltalent/shared/api';
import { type Beacon, ENDPOINTS, type Endpoint, type PageRegistry } from '@alltalent/shared/contracts';
import { createReportQueue } from './report-queue';

export type PageReports = {
  /** Reports how loading or rendering a release went; each outcome once per page. */
  beacon(beacon: Beacon): void;
  /** Reports that a page of the remote has rendered, which counts as exposure to the visitor's variant. */
  rendered(remote: string): void;
  renderFailed(remote: string, error: unknown): void;
  /** Returns the version of the remote whose page has rendered; undefined when none has, or when statistics exclude the remote. */
  shownVersion(remote: string): string | undefined;
};

type ReportSources = { readonly registry: PageRegistry; readonly versionOf: (remote: string) => string };

/** Creates the page's beacons about its releases, which carry the page's token. Overrides are never counted. */
export function createPageReports({ registry, versionOf }: ReportSources): PageReports {
  const { remotes, token } = registry;
  const queue = createReportQueue();
  const told = new Set<string>();
  const shown = new Map<string, string>();
  const counted = (name: string) => remotes.find(({ remote, is_override: isOverride }) => remote === name && isOverride !== true);
  const send = <Input>(endpoint: Endpoint<Input, void>, input: Input) => queue(() => request(endpoint, input, { isKeptAlive: true }));

  function beacon(beacon: Beacon): void {
    const once = `${beacon.remote} ${beacon.version} ${beacon.outcome}`;
    if (!counted(beacon.remote) || told.has(once)) return;
    told.add(once);
    send(ENDPOINTS.beacon, { ...beacon, token });
  }

  return {
    beacon,
    rendered(remote) {
      const record = counted(remote);
      if (!record || shown.has(remote)) return;
      const version = versionOf(remote);
      shown.set(remote, version);
      beacon({ remote, version, token, outcome: 'rendered', reason: '', milliseconds: Math.round(performance.now()) });
      // A fallback is not the variant assigned to the visitor.
      if (record.variant !== null && record.version === version && token !== '') send(ENDPOINTS.exposure, { remote, version, token });
    },
    renderFailed: (remote, error) =>
      beacon({ remote, version: versionOf(remote), token, outcome: 'render_failed', reason: String(error).slice(0, 300), milliseconds: 0 }),
    shownVersion: (remote) => shown.get(remote),
  };
}
