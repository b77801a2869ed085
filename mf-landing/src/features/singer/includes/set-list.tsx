import type { ListBlock } from '@alltalent/shared/contracts';
import css from './set-list.module.css';

/** What the service includes, written as the sheet that lies on a stage. */
export function SetList({ block: { title, text, items, note } }: { readonly block: ListBlock }) {
  return (
    <section className={`section ${css.ground}`} aria-labelledby="includes-title">
      <div className={`wrap ${css.columns}`}>
        <div className={css.text}>
          <h2 className={css.title} id="includes-title">
            {title}
          </h2>
          {text ? <p className="lede">{text}</p> : null}
        </div>
        <div className={`sheet-light ${css.sheet}`}>
          <p className={css.top} aria-hidden="true">
            <span>Set list</span>
            <span className="num">19:30</span>
          </p>
          <ol className={css.songs}>
            {items.map((item) => (
              <li key={item.title}>
                {item.title}
                {item.text ? <span>{item.text}</span> : null}
              </li>
            ))}
          </ol>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
      </div>
    </section>
  );
}
