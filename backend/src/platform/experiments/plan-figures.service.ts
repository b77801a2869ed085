import { type PlanFiguresInput, type PlanFiguresResponse, type Release, WHOLE_WEIGHT } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { visitorsPerVariant } from '../../kernel/statistics/sample-size';
import { PageTrafficService } from '../health/page-traffic.service';
import { ReleasesService } from '../releases/releases.service';
import { requireTestable } from '../releases/tested-routes';

/** Remotes with a conversion: leads are the only one. */
const LEAD_REMOTES: readonly string[] = ['mf_landing'];

/** What a test would take that is planned like this: visitors, and days at the traffic of its pages. */
@Injectable()
export class PlanFiguresService {
  constructor(
    private readonly releases: ReleasesService,
    private readonly traffic: PageTrafficService,
  ) {}

  async read({ remote, baseline, lift, weight, routes }: PlanFiguresInput): Promise<PlanFiguresResponse> {
    const stable = (await this.releases.rolloutOf(remote))?.stable ?? null;
    const named = patternsIn(routes);
    if (stable) requireTestable(named, [stable], 'routes');
    const pages = stable === null ? [] : listed(stable);
    const tested = pages.filter(({ pattern }) => named?.includes(pattern) ?? true);
    const visitors = visitorsPerVariant({ baseline, lift });
    const viewsPerDay = await this.traffic.viewsPerDay(
      remote,
      tested.map(({ id }) => id),
    );
    return {
      conversion: LEAD_REMOTES.includes(remote) ? 'lead' : 'none',
      routes: pages.map(({ pattern, title }) => ({ pattern, title })),
      visitors,
      views_per_day: viewsPerDay,
      days: viewsPerDay === null ? null : daysFor({ visitors, weight, viewsPerDay }),
    };
  }
}

/** Returns the days until the smaller of two variants has its visitors, as if every page view were a new visitor's. */
function daysFor({ visitors, weight, viewsPerDay }: { visitors: number; weight: number; viewsPerDay: number }): number {
  const smaller = Math.min(weight, WHOLE_WEIGHT - weight) / WHOLE_WEIGHT;
  return Math.ceil(visitors / (smaller * viewsPerDay));
}

function patternsIn(text: string | undefined): readonly string[] | null {
  const patterns = (text ?? '').split(',').flatMap((pattern) => pattern.trim() || []);
  return patterns.length === 0 ? null : patterns;
}

function listed({ routes }: Release): Release['routes'] {
  return routes.filter(({ noindex }) => noindex !== true);
}
