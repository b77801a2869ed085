import type { ExperimentPlan, PlanExperiment } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { visitorsPerVariant } from '../../kernel/statistics/sample-size';
import { type PlatformActor, requireOwn } from '../releases/platform-actor';
import { ExperimentsReader } from '../releases/experiments-reader';
import { ReleasesService } from '../releases/releases.service';
import { requireTestable } from '../releases/tested-routes';
import { ExperimentPlansRepository, type PlannedTest, type PlanOfPages } from './experiment-plans.repository';
import { ExposuresRepository } from './exposures.repository';

/** A form that 5 % of visitors send, and a relative change of 20 % in that rate. */
const DEFAULT_PLAN: PlanOfPages = { baseline: 0.05, lift: 0.2, routes: null };

@Injectable()
export class ExperimentPlansService {
  constructor(
    private readonly plans: ExperimentPlansRepository,
    private readonly exposures: ExposuresRepository,
    private readonly experiments: ExperimentsReader,
    private readonly releases: ReleasesService,
  ) {}

  /** Returns the plan with the visitors needed per variant; each further comparison with A needs more (Bonferroni). */
  async planOf(test: PlannedTest, comparisons: number): Promise<ExperimentPlan> {
    const { baseline, lift, routes } = (await this.plans.find(test)) ?? DEFAULT_PLAN;
    const begun = await this.experiments.find(test.experiment);
    const about = begun?.remote === test.remote ? begun.routes : routes;
    return { baseline, lift, visitors: visitorsPerVariant({ baseline, lift }, comparisons), routes: about && [...about] };
  }

  /** Saves a plan; a token may plan its own remote only. Throws EXPERIMENT_BEGUN once there are visitors: a plan fitted to the figures proves nothing. */
  async save(plan: PlanExperiment, actor: PlatformActor): Promise<ExperimentPlan> {
    const { remote, experiment, baseline, lift } = plan;
    requireOwn(actor, remote);
    if (baseline * (1 + lift) >= 1) {
      const problem = 'A rate cannot grow beyond 1. Plan a smaller lift';
      throw new DomainError('VALIDATION_FAILED', { detail: problem, fields: { lift: problem } });
    }
    if (await this.exposures.hasAny(experiment)) {
      const detail = `${experiment} has visitors already, and a plan is made before the first one. Start a test under a new name.`;
      throw new DomainError('EXPERIMENT_BEGUN', { detail });
    }
    await this.plans.save({ ...plan, routes: await this.routesFor(plan) });
    return this.planOf(plan, 1);
  }

  /** Returns the pages to plan for. Throws for pages that the stable release has not, and for others than those of a test that runs. */
  private async routesFor({ remote, experiment, routes }: PlanExperiment): Promise<string[] | null> {
    const named = routes ?? null;
    const stable = (await this.releases.rolloutOf(remote))?.stable;
    if (stable) requireTestable(named, [stable], 'routes');
    const begun = await this.experiments.find(experiment);
    if (begun?.remote !== remote) return named;
    if (named !== null && named.toSorted().join() !== (begun.routes ?? []).toSorted().join()) {
      const problem = `${experiment} runs already, and the pages of a test are settled before it starts`;
      throw new DomainError('VALIDATION_FAILED', { detail: problem, fields: { routes: problem } });
    }
    return begun.routes === null ? null : [...begun.routes];
  }
}
