import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type PageRegistry } from '@alltalent/shared/contracts';
import { matchRemoteRoute } from '@alltalent/shared/federation';
import { cookieChoiceAtom } from '@alltalent/shared/state';
import type { useStore } from 'jotai';
import type { PageBeacons } from './page-beacons';

export type VitalsSources = {
  readonly registry: PageRegistry;
  readonly beacons: Pick<PageBeacons, 'shownVersion'>;
  readonly store: ReturnType<typeof useStore>;
};

/**
 * Sends the Core Web Vitals of the document's first page when it is left. Measured only while the visitor allows
 * statistics; the code is loaded last.
 */
export function reportVitals({ registry: { remotes, token }, beacons, store }: VitalsSources): void {
  const match = matchRemoteRoute(remotes, location.pathname);
  if (!match || match.remote.is_override === true || token === '') return;
  const { remote } = match.remote;
  let isStarted = false;
  const isAllowed = () => store.get(cookieChoiceAtom) === 'all';
  const start = () => {
    if (isStarted || !isAllowed()) return;
    isStarted = true;
    import(/* webpackChunkName: "vitals" */ './page-vitals').then(
      ({ collectVitals }) =>
        collectVitals((values) => {
          const version = beacons.shownVersion(remote);
          if (version === undefined || !isAllowed()) return;
          request(ENDPOINTS.vitals, { remote, version, route: match.route.id, token, values }, { isKeptAlive: true }).catch(
            () => undefined,
          );
        }),
      () => undefined,
    );
  };
  start();
  store.sub(cookieChoiceAtom, start);
}
