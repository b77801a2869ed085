import type { PageRegistry } from '@alltalent/shared/contracts';
import { prefetchAhead } from '../routing/prefetch';
import type { RemoteRoutes } from '../routing/remote-routes';
import { reportVitals, type VitalsSources } from '../reports/report-vitals';

type LaterSources = VitalsSources & { readonly registry: PageRegistry; readonly routes: RemoteRoutes };

/** What begins when the page stands and nothing waits; its code comes then, too. */
export function beginLater(sources: LaterSources): void {
  prefetchAhead(sources.registry.remotes, sources.routes);
  reportVitals(sources);
}
