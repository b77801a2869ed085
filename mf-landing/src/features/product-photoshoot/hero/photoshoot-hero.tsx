import type { BandBlock } from '@alltalent/shared/contracts';
import { ToFormButton } from '../../../domain/lead/to-form-button';
import { Collage } from './collage';
import css from './photoshoot-hero.module.css';

export function PhotoshootHero({ copy }: { readonly copy: BandBlock | undefined }) {
  return (
    <section className={css.desk} aria-labelledby="hero-title">
      <div className={`wrap ${css.in}`}>
        <div className={css.text}>
          <h1 className={css.title} id="hero-title">
            <span className="kicker">Product photography</span> <span className={css.line}>{copy?.title ?? 'Good light sells.'}</span>
          </h1>
          <p>{copy?.text}</p>
          <ToFormButton variant="paper" size="large">
            {copy?.action?.label ?? 'Book Now'}
          </ToFormButton>
        </div>
        <Collage />
      </div>
    </section>
  );
}
