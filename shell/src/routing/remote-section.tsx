import { useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { PageReports } from '../reports/page-reports';
import { SectionBoundary } from './section-boundary';

/** Returns the route around a remote's pages. It reports that a page has rendered, or catches its error. */
export function createRemoteSection(remote: string, reports: PageReports): Pick<RouteObject, 'Component' | 'ErrorBoundary'> {
  return {
    Component: function RemoteSection() {
      useEffect(() => reports.rendered(remote), []);
      return <Outlet />;
    },
    ErrorBoundary: function RemoteFailure() {
      return <SectionBoundary onFault={(error) => reports.renderFailed(remote, error)} />;
    },
  };
}
