import type { BandBlock } from '@alltalent/shared/contracts';
import { ToFormButton } from '../../lead/to-form-button';
import { Still } from '../../still/still';
import css from './photoshoot-hero.module.css';

/** In the order of the collage; `at` is the place in its grid. */
const PRODUCTS = [
  { at: 'bottle', name: 'bottle', alt: 'Oil bottle, illustrated' },
  { at: 'plate', name: 'plate-tall', alt: 'Plate of rice and curry, illustrated' },
  { at: 'jhumka', name: 'jhumka', alt: 'Gold earrings, illustrated' },
  { at: 'kurta', name: 'kurta-ink', alt: 'Kurta on a hanger, illustrated' },
  { at: 'bag', name: 'bag', alt: 'Leather handbag, illustrated' },
] as const;

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
          {PRODUCTS.map(({ at, ...picture }) => (
            <figure key={at} className={css[at]}>
              <Still {...picture} sizes="(max-width: 60rem) 50vw, 300px" isPriority />
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
