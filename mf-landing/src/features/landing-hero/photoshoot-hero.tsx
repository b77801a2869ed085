import type { BandBlock } from '@alltalent/shared/contracts';
import { ToFormButton } from '../../lead/to-form-button';
import css from './photoshoot-hero.module.css';
import { PRODUCTS } from './products.still';
import { Still } from './still';

export function PhotoshootHero({ words }: { readonly words: BandBlock | undefined }) {
  return (
    <section className={css.desk} aria-labelledby="hero-title">
      <div className={`wrap ${css.in}`}>
        <div className={css.text}>
          <h1 className={css.title} id="hero-title">
            <span className="kicker">Product photography</span> <span className={css.line}>{words?.title ?? 'Good light sells.'}</span>
          </h1>
          <p>{words?.text}</p>
          <div className={css.actions}>
            <ToFormButton className={`${css.big} ${css.paper}`}>Book Now</ToFormButton>
          </div>
        </div>
        <div className={css.collage}>
          {PRODUCTS.map(({ name, alt, files }) => (
            <figure key={name} className={css[name]}>
              <Still files={files} alt={alt} sizes="(max-width: 60rem) 50vw, 300px" />
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
