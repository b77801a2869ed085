import type { ListBlock } from '@alltalent/shared/contracts';
import { CopyAction } from '../../../domain/page-copy/copy-action';
import css from './budget-faders.module.css';

/** Price of an evening, drawn as a mixing desk: the more voices, the higher the fader. */
export function BudgetFaders({ block: { title, text, action, items, note } }: { readonly block: ListBlock }) {
  return (
    <section className={css.desk} aria-labelledby="budget-title">
      <div className={`wrap ${css.columns}`}>
        <div className={css.text}>
          <h2 className={css.title} id="budget-title">
            {title}
          </h2>
          {text ? <p>{text}</p> : null}
          <CopyAction action={action} variant="paper" size="large" />
        </div>
        <div className={css.board}>
          <ol className={css.faders}>
            {items.map((level) => (
              <li key={level.title}>
                <span className={css.fader} aria-hidden="true" />
                <h3>{level.title}</h3>
                {level.figure ? <p className={`num ${css.sum}`}>{level.figure}</p> : null}
                {level.text ? <p className={css.about}>{level.text}</p> : null}
              </li>
            ))}
          </ol>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
      </div>
    </section>
  );
}
