import { ButtonLink } from '@alltalent/shared/ui';
import { CAMPAIGN } from './campaign.still';
import css from './hiring-hero.module.css';
import { Still } from './still';

export function HiringHero({ influencersTo }: { readonly influencersTo: string }) {
  return (
    <section className={`ink ${css.cover}`} aria-labelledby="hero-title">
      <Still className={css.still} files={CAMPAIGN} alt="" sizes="100vw" />
      <div className={`wrap ${css.in}`}>
        <h1 className={css.title} id="hero-title">
          <span>Discover</span> <span>Connect</span> <span>Hire</span>
        </h1>
        <div className={css.side}>
          <p>Influencers your customers already watch, matched to your brief and your budget.</p>
          <div className={css.actions}>
            <ButtonLink variant="marigold" className={css.big} to={influencersTo}>
              See influencers
            </ButtonLink>
            <ButtonLink variant="line" className={css.big} to="/contactus">
              Contact us
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
