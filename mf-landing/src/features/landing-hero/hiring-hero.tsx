import { ButtonLink } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import css from './hiring-hero.module.css';

type HiringHeroProps = {
  readonly film: ReactNode;
  readonly pause: ReactNode;
  readonly influencersTo: string;
};

export function HiringHero({ film, pause, influencersTo }: HiringHeroProps) {
  return (
    <section className={`ink ${css.cover}`} aria-labelledby="hero-title">
      <div className={css.film} aria-hidden="true">
        {film}
      </div>
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
      {pause}
    </section>
  );
}
