import type { GalleriesBlock } from '@alltalent/shared/contracts';
import { CategoryTile } from './category-tile';
import css from './photoshoot-categories.module.css';

/** Categories: a tile each, which opens pictures of its kind. */
export function PhotoshootCategories({ copy: { title, text, action, items } }: { readonly copy: GalleriesBlock }) {
  return (
    <section className={`section ${css.categories}`} aria-labelledby="categories-title">
      <div className="wrap">
        <header className={css.header}>
          <h2 id="categories-title">{title}</h2>
          {text ? <p className="muted">{text}</p> : null}
        </header>
        <ul className={css.grid}>
          {items.map((category) => (
            <CategoryTile key={category.title} category={category} bookLabel={action?.label ?? 'Book Now'} />
          ))}
        </ul>
      </div>
    </section>
  );
}
