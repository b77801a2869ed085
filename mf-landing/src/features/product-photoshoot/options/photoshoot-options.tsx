import type { ListBlock } from '@alltalent/shared/contracts';
import { ArtStill } from '../../../domain/still/art-still';
import css from './photoshoot-options.module.css';

/** Diverse Options: one bottle, photographed for three jobs. */
export function PhotoshootOptions({ copy: { title, text, items } }: { readonly copy: ListBlock }) {
  return (
    <section className={`ink ${css.options}`} aria-labelledby="options-title">
      <div className="wrap">
        <header className={css.header}>
          <h2 id="options-title">{title}</h2>
          {text ? <p className="lede">{text}</p> : null}
        </header>
        <div className={css.grid}>
          {items.map((option) => (
            <figure key={option.title} className={css.option}>
              <ArtStill className={css.art} art={option.art} alt={option.alt ?? ''} sizes="(max-width: 60rem) 92vw, 50rem" />
              <figcaption className={css.caption}>
                <h3>{option.title}</h3>
                {option.text ? <p>{option.text}</p> : null}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
