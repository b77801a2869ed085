import type { BandBlock } from '@alltalent/shared/contracts';
import { ToFormButton } from '../../lead/to-form-button';
import { Still } from '../../still/still';
import css from './influencer-hero.module.css';

export function InfluencerHero({ words }: { readonly words: BandBlock | undefined }) {
  return (
    <section className={css.sun} aria-labelledby="hero-title">
      <Still className={css.still} name="sunrise" alt="" sizes="100vw" isPriority />
      <div className={`wrap ${css.in}`}>
        <h1 className={css.title} id="hero-title">
          <span>Connect.</span> <span>Collaborate.</span> <span>Conquer.</span>
        </h1>
        <div className={css.side}>
          <div className={css.actions}>
            <ToFormButton variant="ink" className={css.big}>
              Join Us Now
            </ToFormButton>
          </div>
          <p className={css.note}>{words?.text}</p>
        </div>
      </div>
    </section>
  );
}
