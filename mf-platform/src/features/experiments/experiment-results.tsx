import { type ExperimentResultResponse, shortMomentInIndia } from '@alltalent/shared/contracts';
import { percent } from '../../domain/figures/figures';
import { t } from '../../messages';
import { ConversionPlot } from './conversion-plot';
import css from './experiments.module.css';
import { VariantTable } from './variant-table';
import { verdictCopy } from './verdict-copy';

/** Verdict first, then the figures it rests on. */
export function ExperimentResults({ results }: { readonly results: ExperimentResultResponse }) {
  const { verdict, variants, excluded, sample_ratio_p: ratioP } = results;
  const { title, detail } = verdictCopy(verdict);
  return (
    <>
      <section className={css.verdict} data-verdict={verdict} aria-label="Verdict">
        <h2>{title}</h2>
        <p>{detail}</p>
      </section>
      <p className="muted">{aboutOf(results)}</p>
      <VariantTable variants={variants} />
      <ConversionPlot variants={variants} />
      <p className="muted">
        {ratioP !== null && `${t('result.split', { p: ratioP.toPrecision(2) })} `}
        {excluded > 0 && t('result.excluded', { count: excluded })}
      </p>
    </>
  );
}

function aboutOf({ remote, state, plan, started_at: startedAt, judged_at: judgedAt }: ExperimentResultResponse): string {
  const about = t('result.about', {
    remote,
    state,
    moment: shortMomentInIndia(startedAt),
    pages: plan.routes?.join(', ') ?? t('result.allPages'),
    visitors: plan.visitors,
    lift: percent(plan.lift, 0),
    baseline: percent(plan.baseline),
  });
  return judgedAt === null ? about : `${about} ${t('result.judged', { moment: shortMomentInIndia(judgedAt) })}`;
}
