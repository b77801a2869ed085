import { useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { PageBeacons } from '../reports/page-beacons';
import { SectionBoundary } from './section-boundary';

/** Returns the route around a remote's pages. It reports that a page has rendered, or catches its error. */
export function createRemoteSection(
  remote: string,
  beacons: Pick<PageBeacons, 'rendered' | 'renderFailed'>,
): Pick<RouteObject, 'Component' | 'ErrorBoundary'> {
  return {
    Component: function RemoteSection() {
      useEffect(() => beacons.rendered(remote), []);
      return <Outlet />;
    },
    ErrorBoundary: function RemoteFailure() {
      return <SectionBoundary onFault={(error) => beacons.renderFailed(remote, error)} />;
    },
  };
}
