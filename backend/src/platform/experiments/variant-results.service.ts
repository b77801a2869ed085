import type { VariantResult } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { differenceInterval, equalRatesP, type Share } from '../../kernel/statistics/proportions';
import type { ExperimentFacts } from '../releases/experiments-reader';
import { ReleaseFiguresService } from '../health/release-figures.service';
import { cumulativeDays } from './cumulative-days';
import { type DayFigures, ExposureFiguresRepository } from './exposure-figures.repository';

type Read = { readonly experiment: ExperimentFacts; readonly base: Share; readonly days: readonly DayFigures[] };

/** Results of each variant of an experiment. */
@Injectable()
export class VariantResultsService {
  constructor(
    private readonly figures: ExposureFiguresRepository,
    private readonly releases: ReleaseFiguresService,
  ) {}

  /** Returns results and conversion shares up to `until` (ms), both in the order of the variants, A first. */
  async read(experiment: ExperimentFacts, until: number): Promise<{ results: readonly VariantResult[]; shares: readonly Share[] }> {
    const counted = await this.figures.byVariant(experiment.name, until);
    const shares = experiment.variants.map(({ variant }): Share => {
      const own = counted.find((figures) => figures.variant === variant);
      return { count: own?.converted ?? 0, of: own?.exposed ?? 0 };
    });
    const [base = { count: 0, of: 0 }] = shares;
    const days = await this.figures.byDay(experiment.name, until);
    const results = experiment.variants.map((variant, index) =>
      this.resultOf(variant, shares[index] ?? { count: 0, of: 0 }, { experiment, base, days }),
    );
    return { results: await Promise.all(results), shares };
  }

  private async resultOf(
    tested: ExperimentFacts['variants'][number],
    share: Share,
    { experiment, base, days }: Read,
  ): Promise<VariantResult> {
    const { variant, versions, weight } = tested;
    const { name, remote, startedAt } = experiment;
    return {
      variant,
      versions: [...versions],
      weight,
      exposed: share.of,
      converted: share.count,
      rate: share.of === 0 ? null : share.count / share.of,
      difference: variant === 'A' || share.of === 0 || base.of === 0 ? null : differenceOf(share, base),
      failure_rate: await this.releases.failureRate({ remote, versions, since: startedAt }),
      lcp_p75: await this.releases.lcpP75(name, variant),
      days: cumulativeDays(days, variant),
    };
  }
}

function differenceOf(share: Share, base: Share): VariantResult['difference'] {
  return { ...differenceInterval(share, base), p_value: equalRatesP(share, base) };
}
