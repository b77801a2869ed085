import { type CookieChoice, ENDPOINTS, type PageRegistry } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import { cookieChoiceAtom } from '@alltalent/shared/state';
import { request } from '@alltalent/shared/api';
import type { useStore } from 'jotai';
import { createBeaconQueue } from './beacon-queue';
import { keepVariants } from './kept-variants';

export type ExposureSources = {
  readonly registry: PageRegistry;
  readonly versionOf: (remote: string) => string;
  readonly store: ReturnType<typeof useStore>;
};

/** Reports which variants the visitor was shown. */
export type PageExposures = {
  /** Notes that a page of a remote stands. Returns a function for when it is left. */
  shown(remote: string, pathname: string): () => void;
};

/**
 * Creates the reports of variants shown on pages that their test is about, each once per document and only while statistics are
 * allowed. When they are allowed later, the page that stands then is reported, and none before it.
 */
export function createPageExposures({ registry, versionOf, store }: ExposureSources): PageExposures {
  const { remotes, token, offer } = registry;
  const queue = createBeaconQueue();
  const reported = new Set<string>();
  let standing: { readonly remote: string; readonly pathname: string } | null = null;
  const choiceNow = (): CookieChoice | null => store.get(cookieChoiceAtom);
  // Without an offer, whoever has not chosen is in a test only where consent is implied.
  const isAllowed = () => choiceNow() === 'all' || (choiceNow() === null && offer === undefined);

  function report(): void {
    if (standing === null || token === '' || !isAllowed()) return;
    const { remote, pathname } = standing;
    const match = matchRemoteRoute(remotes, pathname);
    if (match?.remote.remote !== remote || reported.has(remote)) return;
    const { variant, version, is_override: isOverride, tested_routes: tested } = match.remote;
    // A fallback is not the variant assigned to the visitor.
    if (variant === null || isOverride === true || version !== versionOf(remote)) return;
    if (tested !== undefined && !tested.includes(match.route.pattern)) return;
    reported.add(remote);
    queue(() => request(ENDPOINTS.exposure, { remote, version, token, route: match.route.id }, { isKeptAlive: true }));
  }

  const choose = () => {
    keepVariants(registry, choiceNow());
    report();
  };
  choose();
  store.sub(cookieChoiceAtom, choose);
  return {
    shown(remote, pathname) {
      const own = (standing = { remote, pathname });
      report();
      return () => {
        if (standing === own) standing = null;
      };
    },
  };
}
