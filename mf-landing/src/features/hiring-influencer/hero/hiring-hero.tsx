import type { BandBlock } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import { ToFormButton } from '../../../domain/lead/to-form-button';
import css from './hiring-hero.module.css';

type HiringHeroProps = {
  readonly copy: BandBlock | undefined;
  readonly film: ReactNode;
  readonly pause: ReactNode;
};

export function HiringHero({ copy, film, pause }: HiringHeroProps) {
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
          <p>{copy?.text}</p>
          <div className={css.actions}>
            <ToFormButton variant="marigold" size="large">
              Get Started
            </ToFormButton>
          </div>
        </div>
      </div>
      {pause}
    </section>
  );
}
