import { ButtonLink } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import css from './singer-hero.module.css';

type SingerHeroProps = {
  readonly film: ReactNode;
  readonly pause: ReactNode;
  readonly singersTo: string;
};

export function SingerHero({ film, pause, singersTo }: SingerHeroProps) {
  return (
    <section className={`ink ${css.stage}`} aria-labelledby="hero-title">
      <div className={css.film} aria-hidden="true">
        {film}
      </div>
      <div className={`wrap ${css.in}`}>
        <h1 className={css.title} id="hero-title">
          <span className="kicker">Singer for your evening</span> <span className={css.line}>The room goes quiet. Then she sings.</span>
        </h1>
        <div className={css.side}>
          <div className={css.actions}>
            <ButtonLink className={css.big} to={singersTo}>
              See singers
            </ButtonLink>
            <ButtonLink variant="line" className={css.big} to="/contactus">
              Contact us
            </ButtonLink>
          </div>
          <p>Live singers for weddings, launches and small rooms with good ears.</p>
        </div>
      </div>
      {pause}
    </section>
  );
}
