import type { PageRegistry } from '@alltalent/shared/contracts';
import { prefetchAhead } from './prefetch';
import { reportVitals, type VitalsSources } from './reports/report-vitals';

type LaterSources = VitalsSources & { readonly registry: PageRegistry };

/** What begins when the page stands and nothing waits; its code comes then, too. */
export function beginLater(sources: LaterSources): void {
  prefetchAhead(sources.registry.remotes);
  reportVitals(sources);
}
