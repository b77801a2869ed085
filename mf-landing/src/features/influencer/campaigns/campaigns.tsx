import type { ClaimsBlock, ListBlock } from '@alltalent/shared/contracts';
import { Still } from '../../../domain/still/still';
import { Analysis } from './analysis';
import css from './campaigns.module.css';

type CampaignsProps = {
  readonly copy: ClaimsBlock | undefined;
  readonly analysis: ListBlock | undefined;
};

/** Our Successful Campaigns: what the company claims of one, and what an analysis looks like. */
export function Campaigns({ copy, analysis }: CampaignsProps) {
  if (!copy) return null;
  return (
    <section className={css.ground} aria-labelledby="campaigns-title">
      <div className={`wrap ${css.columns}`}>
        <h2 className={css.title} id="campaigns-title">
          {copy.title}
        </h2>
        <div className={css.lifestyle}>
          <Still className={css.still} name="campaign" alt="" sizes="(max-width: 60rem) 100vw, 820px" />
          <div className={css.copy}>
            <h3>Lifestyle</h3>
            <dl className={css.claims}>
              {copy.claims.map(({ figure, text }) => (
                <div key={text} className={css.claim}>
                  <dt className={css.of}>{text}</dt>
                  <dd className={`num ${css.figure}`}>{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        {analysis ? <Analysis copy={analysis} /> : null}
        <p className={css.note}>{copy.note}</p>
      </div>
    </section>
  );
}
