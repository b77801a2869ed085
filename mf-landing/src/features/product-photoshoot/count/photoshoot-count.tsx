import type { ClaimsBlock } from '@alltalent/shared/contracts';
import css from './photoshoot-count.module.css';

/** What the company has counted of its own work, and that it is the company that counted. */
export function PhotoshootCount({ copy: { title, claims, note } }: { readonly copy: ClaimsBlock }) {
  return (
    <section className={css.count} aria-labelledby="count-title">
      <div className="wrap">
        <h2 className={css.title} id="count-title">
          {title}
        </h2>
        <dl className={css.row}>
          {claims.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>{note}</p>
      </div>
    </section>
  );
}
