import { type ExperimentResultResponse, shortMomentInIndia } from '@alltalent/shared/contracts';
import { percent } from '../../domain/figures/figures';
import { ConversionPlot } from './conversion-plot';
import css from './experiments.module.css';
import { VariantTable } from './variant-table';
import { VERDICT_COPY } from './verdict-copy';

/** Verdict first, then the figures it rests on. */
export function ExperimentResults({ results }: { readonly results: ExperimentResultResponse }) {
  const { verdict, variants, plan, excluded, sample_ratio_p: ratioP, judged_at: judgedAt, remote, state, started_at: startedAt } = results;
  const { title, detail } = VERDICT_COPY[verdict];
  return (
    <>
      <section className={css.verdict} data-verdict={verdict} aria-label="Verdict">
        <h2>{title}</h2>
        <p>{detail}</p>
      </section>
      <p className="muted">
        {remote}, {state}, since {shortMomentInIndia(startedAt)}. Planned: {plan.visitors.toLocaleString('en-IN')} visitors per variant, to
        find a change of {percent(plan.lift, 0)} from {percent(plan.baseline)}.
        {judgedAt !== null && ` Judged ${shortMomentInIndia(judgedAt)}.`}
      </p>
      <VariantTable variants={variants} />
      <ConversionPlot variants={variants} />
      <p className="muted">
        {ratioP !== null && `Split of the visitors: p = ${ratioP.toPrecision(2)} (below 0.001 it does not fit the weights). `}
        {excluded > 0 && `${excluded} visitors saw two variants and count in none.`}
      </p>
    </>
  );
}
