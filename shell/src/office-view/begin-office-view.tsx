import { listenForLostSession, rememberSession, sessionQuery } from '@alltalent/shared/api';
import { ENDPOINTS, OFFICE_VIEW_PATHS, type OfficeViewFacts } from '@alltalent/shared/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ViewBar } from './view-bar';

/** Calls in which a page counts itself. */
const COUNTED: readonly string[] = [ENDPOINTS.beacon, ENDPOINTS.exposure, ENDPOINTS.vitals].map(({ path }) => path);

/** Makes this page that of the member, with the bar that says so; it is left when the view ends. */
export function beginOfficeView(view: OfficeViewFacts, queryClient: QueryClient, leave = showEnd): void {
  rememberSession(view.user_id);
  countNothing();
  // No stream of live events: the member would seem to be here.
  Reflect.deleteProperty(globalThis, 'EventSource');
  setTimeout(leave, view.left_ms);
  listenForLostSession(leave);
  leaveAfterLogout(queryClient, leave);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ViewBar view={view} onEnded={leave} />);
}

function showEnd(): void {
  window.location.replace(OFFICE_VIEW_PATHS.ended);
}

/** Leaves when the page ended the session, by its menu for example. */
function leaveAfterLogout(queryClient: QueryClient, leave: () => void): void {
  const [key] = sessionQuery.queryKey;
  let wasThere = false;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== key) return;
    if (wasThere && query.state.data === null) leave();
    wasThere ||= Boolean(query.state.data);
  });
}

/** The server refuses what counts visitors in a view; such calls are not sent. */
function countNothing(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    return COUNTED.includes(pathname) ? Promise.resolve(new Response(null, { status: 204 })) : send(input, init);
  };
}
