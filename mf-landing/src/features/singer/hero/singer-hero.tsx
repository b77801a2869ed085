import type { BandBlock } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import { ToFormButton } from '../../../domain/lead/to-form-button';
import css from './singer-hero.module.css';

type SingerHeroProps = {
  readonly copy: BandBlock | undefined;
  readonly film: ReactNode;
  readonly pause: ReactNode;
};

export function SingerHero({ copy, film, pause }: SingerHeroProps) {
  return (
    <section className={`ink ${css.stage}`} aria-labelledby="hero-title">
      <div className={css.film} aria-hidden="true">
        {film}
      </div>
      <div className={`wrap ${css.in}`}>
        <h1 className={css.title} id="hero-title">
          <span className="kicker">Singer for your evening</span>{' '}
          <span className={css.line}>{copy?.title ?? 'The room goes quiet. Then she sings.'}</span>
        </h1>
        <div className={css.side}>
          <div className={css.actions}>
            <ToFormButton size="large">{copy?.action?.label ?? 'Book Now'}</ToFormButton>
          </div>
          <p>{copy?.text}</p>
        </div>
      </div>
      {pause}
    </section>
  );
}
