import type { ExperimentPlan, PlanExperiment } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { type Plan, visitorsPerVariant } from '../../kernel/statistics/sample-size';
import { type PlatformActor, requireOwn } from '../releases/platform-actor';
import { ExperimentPlansRepository, type PlannedTest } from './experiment-plans.repository';
import { ExposuresRepository } from './exposures.repository';

/** A form that 5 % of visitors send, and a relative change of 20 % in that rate. */
const DEFAULT_PLAN: Plan = { baseline: 0.05, lift: 0.2 };

@Injectable()
export class ExperimentPlansService {
  constructor(
    private readonly plans: ExperimentPlansRepository,
    private readonly exposures: ExposuresRepository,
  ) {}

  /** Returns the plan with the visitors needed per variant; each further comparison with A needs more (Bonferroni). */
  async planOf(test: PlannedTest, comparisons: number): Promise<ExperimentPlan> {
    const { baseline, lift } = (await this.plans.find(test)) ?? DEFAULT_PLAN;
    return { baseline, lift, visitors: visitorsPerVariant({ baseline, lift }, comparisons) };
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
    await this.plans.save(plan);
    return this.planOf(plan, 1);
  }
}
