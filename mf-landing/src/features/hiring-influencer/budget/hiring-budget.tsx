import type { ListBlock } from '@alltalent/shared/contracts';
import { CopyAction } from '../../../domain/page-copy/copy-action';
import css from './hiring-budget.module.css';

/** Three sums to begin from. */
export function HiringBudget({ copy: { title, text, action, items, note } }: { readonly copy: ListBlock }) {
  return (
    <section className={`section ${css.budget}`} aria-labelledby="budget-title">
      <div className={`wrap ${css.columns}`}>
        <div className={css.header}>
          <h2 id="budget-title">{title}</h2>
          {text ? <p className="lede">{text}</p> : null}
          <CopyAction action={action} variant="ink" className={css.action} />
        </div>
        <ol className={css.points}>
          {items.map(({ title: name, text: about, figure }) => (
            <li key={name}>
              {figure ? <p className={`num ${css.sum}`}>{figure}</p> : null}
              <div className={css.copy}>
                <h3 className={css.name}>{name}</h3>
                {about ? <p className={css.about}>{about}</p> : null}
              </div>
            </li>
          ))}
        </ol>
        {note ? <p className={`muted ${css.note}`}>{note}</p> : null}
      </div>
    </section>
  );
}
