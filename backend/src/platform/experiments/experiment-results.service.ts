import type { ExperimentResultResponse, ExperimentsResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { DomainError } from '../../kernel/domain-error';
import { sampleRatioP } from '../../kernel/statistics/sample-ratio';
import { type ExperimentFacts, ExperimentsReader } from '../releases/experiments-reader';
import { ExperimentPlansService } from './experiment-plans.service';
import { ExposureFiguresRepository } from './exposure-figures.repository';
import { splitsOf } from './sample-splits';
import { VariantResultsService } from './variant-results.service';
import { verdictOf } from './verdict';

/** Results of experiments: which variant wins, and whether the figures can be trusted. */
@Injectable()
export class ExperimentResultsService {
  constructor(
    private readonly experiments: ExperimentsReader,
    private readonly figures: ExposureFiguresRepository,
    private readonly plans: ExperimentPlansService,
    private readonly variants: VariantResultsService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<ExperimentsResponse> {
    const known = await this.experiments.list();
    return { experiments: known.map(({ name, remote, state, startedAt }) => ({ name, remote, state, started_at: startedAt })) };
  }

  async read(name: string): Promise<ExperimentResultResponse> {
    const experiment = await this.experiments.find(name);
    if (!experiment) throw new DomainError('NOT_FOUND', { detail: `There never was an experiment ${name}.` });
    const plan = await this.plans.planOf({ remote: experiment.remote, experiment: name }, Math.max(1, experiment.variants.length - 1));
    const decidedAt = await this.completedAt(experiment, plan.visitors);
    const until = decidedAt ?? this.clock.now();
    const { results, shares } = await this.variants.read(experiment, until);
    const [base = { count: 0, of: 0 }, ...tested] = shares;
    const splitP = sampleRatioP(splitsOf(await this.figures.bySplit(name, until)));
    return {
      experiment: name,
      remote: experiment.remote,
      state: experiment.state,
      started_at: experiment.startedAt,
      ended_at: experiment.endedAt,
      plan,
      judged_at: decidedAt,
      variants: [...results],
      excluded: await this.figures.countExcluded(name),
      sample_ratio_p: splitP,
      verdict: verdictOf({
        isComplete: decidedAt !== null,
        sampleRatioP: splitP,
        base,
        tested: tested.filter(({ of }) => of > 0),
        lift: plan.lift,
      }),
    };
  }

  /** Returns when the last variant reached its planned visitors, in ms; null until then. Variants with weight 0 are not waited for. */
  private async completedAt({ name, variants }: ExperimentFacts, visitors: number): Promise<number | null> {
    const waited = variants.filter(({ variant, weight }) => variant === 'A' || weight > 0);
    if (waited.length < 2) return null;
    const moments = await Promise.all(waited.map(({ variant }) => this.figures.reachedAt(name, variant, visitors)));
    return moments.reduce((latest, moment) => (latest === null || moment === null ? null : Math.max(latest, moment)));
  }
}
