import { type FramedRemote, IsolatedSite, isolatedRoutes } from '@alltalent/shared/isolation';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import { runDrawing } from '@alltalent/shell/drawing';

/** The worker thread that draws pages of a remote alone, in the plain frame of isolation. */
runDrawing({
  routesOf: ({ remotes: [record] }, ownRoutes) => isolatedRoutes(framed(record), ownRoutes),
  around: (router, sources) => <IsolatedSite {...sources}>{router}</IsolatedSite>,
});

/** The panels are closed or left out in what a server draws; the frame asks only whether there is one for the login. */
function framed(record: RemoteRecord | undefined): FramedRemote {
  const { remote = '', routes = [], exposes = [] } = record ?? {};
  return { remote, routes, states: [], ...(exposes.some(({ name }) => name === 'join-panel') ? { JoinPanel: () => null } : {}) };
}
