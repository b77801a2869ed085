import type { ListBlock } from '@alltalent/shared/contracts';
import css from './photoshoot-audience.module.css';

/** Shoots for: what the pictures are wanted for. */
export function PhotoshootAudience({ copy: { title, items } }: { readonly copy: ListBlock }) {
  return (
    <section className={css.for} aria-labelledby="shoots-for-title">
      <div className={`wrap ${css.in}`}>
        <h2 className={css.title} id="shoots-for-title">
          {title}
        </h2>
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item.title}>{item.title}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
