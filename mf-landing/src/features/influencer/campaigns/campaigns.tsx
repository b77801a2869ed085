import type { ClaimsBlock, ListBlock } from '@alltalent/shared/contracts';
import { Still } from '../../../domain/still/still';
import { Analysis } from './analysis';
import css from './campaigns.module.css';

type CampaignsProps = {
  readonly words: ClaimsBlock | undefined;
  readonly analysis: ListBlock | undefined;
};

/** Our Successful Campaigns: what the company claims of one, and what an analysis looks like. */
export function Campaigns({ words, analysis }: CampaignsProps) {
  if (!words) return null;
  return (
    <section className={css.ground} aria-labelledby="campaigns-title">
      <div className={`wrap ${css.columns}`}>
        <h2 className={css.title} id="campaigns-title">
          {words.title}
        </h2>
        <div className={css.lifestyle}>
          <Still className={css.still} name="campaign" alt="" sizes="(max-width: 60rem) 100vw, 820px" />
          <div className={css.words}>
            <h3>Lifestyle</h3>
            <dl className={css.claims}>
              {words.claims.map(({ figure, text }) => (
                <div key={text} className={css.claim}>
                  <dt className={css.of}>{text}</dt>
                  <dd className={`num ${css.figure}`}>{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        {analysis ? <Analysis words={analysis} /> : null}
        <p className={css.note}>{words.note}</p>
      </div>
    </section>
  );
}
