import type { ListBlock } from '@alltalent/shared/contracts';
import { Still } from '../../../domain/still/still';
import css from './photoshoot-includes.module.css';

/** Positions of the marks on the picture; items beyond them appear in the list only. */
const MOST_PINS = 4;

/** Product Photography Includes: one picture, marked where the work went. */
export function PhotoshootIncludes({ copy: { title, items } }: { readonly copy: ListBlock }) {
  return (
    <section className="ink" aria-labelledby="includes-title">
      <div className={`wrap ${css.in}`}>
        <div className={css.marked}>
          <Still
            className={css.art}
            name="include"
            alt="Oil bottle on a plinth with numbered marks, illustrated"
            sizes="(max-width: 60rem) 92vw, 30rem"
          />
          {items.slice(0, MOST_PINS).map((item, at) => (
            <span key={item.title} className={css.pin} aria-hidden="true">
              {at + 1}
            </span>
          ))}
        </div>
        <div className={css.text}>
          <h2 className={css.title} id="includes-title">
            {title}
          </h2>
          <ol className={css.list}>
            {items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                {item.text ? <p>{item.text}</p> : null}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
