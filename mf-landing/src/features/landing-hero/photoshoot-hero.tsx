import { ButtonLink } from '@alltalent/shared/ui';
import css from './photoshoot-hero.module.css';
import { PRODUCTS } from './products.still';
import { Still } from './still';

export function PhotoshootHero({ photographersTo }: { readonly photographersTo: string }) {
  return (
    <section className={css.desk} aria-labelledby="hero-title">
      <div className={`wrap ${css.in}`}>
        <div className={css.text}>
          <h1 className={css.title} id="hero-title">
            <span className="kicker">Product photography</span> <span className={css.line}>Good light sells.</span>
          </h1>
          <p>Product photoshoots with a photographer who knows your shelf: bottles, plates, gold, silk.</p>
          <div className={css.actions}>
            <ButtonLink className={`${css.big} ${css.paper}`} to={photographersTo}>
              See photographers
            </ButtonLink>
            <ButtonLink variant="line" className={css.big} to="/contactus">
              Contact us
            </ButtonLink>
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
