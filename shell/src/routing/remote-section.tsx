import { useEffect } from 'react';
import { Outlet, type RouteObject, useLocation } from 'react-router';
import type { PageBeacons } from '../reports/page-beacons';
import type { PageExposures } from '../reports/page-exposures';
import { SectionBoundary } from './section-boundary';

/** Returns the route around a remote's pages. It reports that a page has rendered and which one it is, or catches its error. */
export function createRemoteSection(
  remote: string,
  { beacons, exposures }: { readonly beacons: Pick<PageBeacons, 'rendered' | 'renderFailed'>; readonly exposures: PageExposures },
): Pick<RouteObject, 'Component' | 'ErrorBoundary'> {
  return {
    Component: function RemoteSection() {
      const { pathname } = useLocation();
      useEffect(() => beacons.rendered(remote), []);
      useEffect(() => exposures.shown(remote, pathname), [pathname]);
      return <Outlet />;
    },
    ErrorBoundary: function RemoteFailure() {
      return <SectionBoundary onFault={(error) => beacons.renderFailed(remote, error)} />;
    },
  };
}
