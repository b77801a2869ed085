import type { PageRegistry } from '@alltalent/shared/contracts';
import { watchParts } from '../routing/outdated-parts';
import { prefetchAhead } from '../routing/prefetch';
import type { RemoteRoutes } from '../routing/remote-routes';
import { reportVitals, type VitalsSources } from '../reports/report-vitals';

type AfterLoadSources = VitalsSources & { readonly registry: PageRegistry; readonly routes: RemoteRoutes };

/** Starts prefetching and Web Vitals, and looks for parts whose files are gone. Loaded and run once the page is complete and idle. */
export function startAfterLoad(sources: AfterLoadSources): void {
  watchParts(sources.registry.remotes);
  prefetchAhead(sources.registry.remotes, sources.routes);
  reportVitals(sources);
}
