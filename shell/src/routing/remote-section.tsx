import { useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { PageReports } from '../reports/page-reports';
import { SectionBoundary } from './section-boundary';

/** What stands around a remote's pages: it notes that one of them stood, or catches the error of one that did not. */
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
