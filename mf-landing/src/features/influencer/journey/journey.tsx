import type { ListBlock } from '@alltalent/shared/contracts';
import css from './journey.module.css';

/** Start Your Influencer Journey: steps that climb to the last one. */
export function Journey({ copy }: { readonly copy: ListBlock | undefined }) {
  if (!copy) return null;
  return (
    <section className={`section ${css.ground}`} aria-labelledby="journey-title">
      <div className="wrap">
        <h2 className={css.title} id="journey-title">
          {copy.title}
        </h2>
        <ol className={css.stairs}>
          {copy.items.map(({ title, text, figure }) => (
            <li key={title} className={css.step}>
              {figure ? (
                <span className={`num ${css.number}`} aria-hidden="true">
                  {figure}
                </span>
              ) : null}
              <h3 className={css.name}>{title}</h3>
              {text ? <p className={css.text}>{text}</p> : null}
            </li>
          ))}
        </ol>
        {copy.note ? <p className={css.note}>{copy.note}</p> : null}
      </div>
    </section>
  );
}
