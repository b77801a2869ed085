import { sessionQuery, storage, storedViewer } from '@alltalent/shared/api';
import { createRemoteLoader } from '@alltalent/shared/federation';
import { drawnAtAtom } from '@alltalent/shared/state';
import { closeDialogsOnBack } from '@alltalent/shared/ui';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { readDrawnPage, restoreQueries } from '@alltalent/shared/federation/drawn-page';
import { EARLY_INPUT, type EarlyInput, repeatEarlyInput } from '../early/early-input';
import { holdBack } from './hold-back';
import { hydrateInSlices } from './hydrate-in-slices';
import { federationRuntime } from './federation-runtime';
import { warmRelease } from '../routing/fetch-ahead';
import { firstPageOrTimeout } from './first-page';
import { consumeJoinCookie } from './join-cookie';
import { readPageRegistry } from './page-registry';
import { createQueryClient } from './query-client';
import { Site } from './site';
import { createRemoteRoutes } from '../routing/remote-routes';
import { readOfficeView } from '../office-view/read-office-view';
import { isPreview } from '../preview/is-preview';
import { createPageBeacons } from '../reports/page-beacons';
import { createPageExposures } from '../reports/page-exposures';
import { withReload } from '../routing/outdated-parts';
import { createRouter, type RouterStart } from '../routing/router';
import type { RouterServices } from '../routing/router-services';
import { detachSentPage } from '../pages/sent-page';
import { whenIdleAfterLoad } from '../reports/when-idle';

type Router = ReturnType<RouterStart['start']>;

/** Starts the shell; a page that shows a draft, or the site as a member, hears of it before its first call. */
export function startShell(): void {
  const queryClient = createQueryClient();
  const view = readOfficeView();
  if (view !== null) {
    void import(/* webpackChunkName: "office-view" */ '../office-view/begin-office-view').then(({ beginOfficeView }) => {
      beginOfficeView(view, queryClient);
      showPage(queryClient);
    });
    return;
  }
  if (!isPreview()) return showPage(queryClient);
  void import(/* webpackChunkName: "preview" */ '../preview/begin-preview').then(({ previewDrafts }) => {
    previewDrafts(queryClient);
    showPage(queryClient);
  });
}

/** Renders the shell. Everything that differs between visitors and releases comes from the document. */
function showPage(queryClient: QueryClient): void {
  storage.purgeSecrets();
  const store = createStore();
  consumeJoinCookie(store);
  const registry = readPageRegistry();
  const { remotes } = registry;
  const beacons = createPageBeacons({ registry, versionOf: (remote) => loader.versionOf(remote) });
  const loader = createRemoteLoader({ runtime: federationRuntime(), remotes, sendBeacon: beacons.send, warm: warmRelease });
  const routes = createRemoteRoutes({ loader, queryClient, remotes });
  const exposures = createPageExposures({ registry, versionOf: (remote) => loader.versionOf(remote), store });
  const parts = withReload(loader, remotes);
  const services: RouterServices = { remotes, loader, routes, queryClient, beacons, exposures };
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  detachSentPage(root);
  closeDialogsOnBack();
  const siteWith = (router: Router, onShown?: () => void) => (
    <Site {...{ store, registry, queryClient, beacons, onShown }} loader={parts}>
      {/* Without transitions: drawn in slices, a page takes a third longer (docs/decisions/0031). */}
      <RouterProvider router={router} useTransitions={false} />
    </Site>
  );
  const routing = createRouter(services);
  const renderPage = async (onShown?: () => void) => {
    const router = routing.start();
    await firstPageOrTimeout(router);
    createRoot(root).render(siteWith(router, onShown));
  };
  const drawn = readDrawnPage();
  store.set(drawnAtAtom, drawn?.drawnAt ?? null);
  const isMember = storedViewer() !== null;
  // Otherwise the session's query would answer right after hydration, and all that shows who is here would be rendered again.
  if (!isMember) queryClient.setQueryData(sessionQuery.queryKey, null);
  if (drawn === null) void renderPage();
  else if (isMember && drawn.errors) {
    // What nobody else finds may be the member's own, so it is not shown before their browser knows (base.css).
    void renderPage(() => {
      endDrawing();
      repeatEarlyInput(earlyInput());
    });
  } else {
    const early = earlyInput();
    const letBack = holdBack();
    const catchUp = () => {
      repeatEarlyInput(early);
      letBack();
    };
    const goOn = (router: Router) => () => {
      catchUp();
      // What a page is to a member, a visitor without an account may not know: the draft of their job.
      if (isMember) void router.revalidate();
    };
    restoreQueries(queryClient, drawn.queries, isMember);
    void routing
      .startDrawn(drawn)
      .finally(endDrawing)
      .then(
        (router) => {
          hydrateInSlices(root, siteWith(router, goOn(router)));
          early.leavePresses();
        },
        () => {
          letBack();
          return renderPage(() => repeatEarlyInput(early));
        },
      );
  }
  whenIdleAfterLoad(() => {
    import(/* webpackChunkName: "after-load" */ './after-load').then(
      ({ startAfterLoad }) => startAfterLoad({ registry, routes, beacons, store }),
      () => undefined,
    );
  });
}

/** Returns what the document's first script, has seen so far. */
function earlyInput(): EarlyInput {
  return (globalThis as unknown as { readonly [EARLY_INPUT]: EarlyInput })[EARLY_INPUT];
}

/** Ends what waits for the scripts of a drawn page: its further pictures, which share the connection, and a member's missing page (base.css). */
function endDrawing(): void {
  delete document.documentElement.dataset['drawn'];
}
