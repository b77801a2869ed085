import { request } from '@alltalent/shared/api';
import { type Beacon, ENDPOINTS, type Endpoint, type PageRegistry } from '@alltalent/shared/contracts';
import { faultOf } from '@alltalent/shared/federation';
import { createBeaconQueue } from './beacon-queue';

export type PageBeacons = {
  /** Reports how loading or rendering a release went; each outcome once per page. */
  send(beacon: Beacon): void;
  /** Reports that a page or a part of the remote has rendered. */
  rendered(remote: string): void;
  renderFailed(remote: string, error: unknown): void;
  /** Returns the version of the remote whose page has rendered; undefined when none has, or when statistics exclude the remote. */
  shownVersion(remote: string): string | undefined;
};

type BeaconSources = { readonly registry: PageRegistry; readonly versionOf: (remote: string) => string };

/** Creates the page's beacons about its releases, which carry the page's token. Overrides, and pages with a preview, are never counted. */
export function createPageBeacons({ registry, versionOf }: BeaconSources): PageBeacons {
  const { remotes, token, is_preview: isPreview } = registry;
  const queue = createBeaconQueue();
  const sentOnce = new Set<string>();
  const shown = new Map<string, string>();
  const counted = (name: string) =>
    isPreview === true ? undefined : remotes.find(({ remote, is_override: isOverride }) => remote === name && isOverride !== true);
  const post = <Input>(endpoint: Endpoint<Input, void>, input: Input) => queue(() => request(endpoint, input, { isKeptAlive: true }));

  function send(beacon: Beacon): void {
    const once = `${beacon.remote} ${beacon.version} ${beacon.outcome}`;
    if (!counted(beacon.remote) || sentOnce.has(once)) return;
    sentOnce.add(once);
    post(ENDPOINTS.beacon, { ...beacon, token });
  }

  return {
    send,
    rendered(remote) {
      if (!counted(remote) || shown.has(remote)) return;
      const version = versionOf(remote);
      shown.set(remote, version);
      send({ remote, version, token, outcome: 'rendered', reason: '', stack: '', milliseconds: Math.round(performance.now()) });
    },
    renderFailed: (remote, error) =>
      send({ remote, version: versionOf(remote), token, outcome: 'render_failed', ...faultOf(error), milliseconds: 0 }),
    shownVersion: (remote) => shown.get(remote),
  };
}
