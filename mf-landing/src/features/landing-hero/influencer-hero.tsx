import { ButtonLink } from '@alltalent/shared/ui';
import css from './influencer-hero.module.css';
import { JoinUsNow } from './join-us-now';
import { Still } from './still';
import { SUNRISE } from './sunrise.still';

export function InfluencerHero() {
  return (
    <section className={css.sun} aria-labelledby="hero-title">
      <Still className={css.still} files={SUNRISE} alt="" sizes="100vw" />
      <div className={`wrap ${css.in}`}>
        <h1 className={css.title} id="hero-title">
          <span>Connect.</span> <span>Collaborate.</span> <span>Conquer.</span>
        </h1>
        <div className={css.side}>
          <div className={css.actions}>
            <JoinUsNow className={css.big} />
            <ButtonLink variant="line" className={`${css.big} ${css.quiet}`} to="/contactus">
              Contact us
            </ButtonLink>
          </div>
          <p className={css.note}>Brands write to you. You read the fee first, then say yes.</p>
        </div>
      </div>
    </section>
  );
}
