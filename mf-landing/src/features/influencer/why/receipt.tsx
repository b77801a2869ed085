import type { ListBlock } from '@alltalent/shared/contracts';
import css from './receipt.module.css';

/** A drawn slip of paper; its title says that it is a sample. */
export function Receipt({ copy: { title, items } }: { readonly copy: ListBlock }) {
  return (
    <figure className={`sheet-light ${css.receipt}`}>
      <figcaption className={css.title}>{title}</figcaption>
      <dl className={css.rows}>
        {items.map((row) => (
          <div key={row.title} className={css.row}>
            <dt>{row.title}</dt>
            <dd className="num">{row.figure ?? row.text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
