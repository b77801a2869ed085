import type { ListBlock } from '@alltalent/shared/contracts';
import { ButtonLink } from '@alltalent/shared/ui';
import { LEAD_FORM_ID } from '../../lead/lead-form-id';
import { ToFormButton } from '../../lead/to-form-button';
import css from './budget-faders.module.css';

/** What an evening costs, drawn as a mixing desk: the more voices, the higher the fader. */
export function BudgetFaders({ block: { title, text, action, items, note } }: { readonly block: ListBlock }) {
  return (
    <section className={css.desk} aria-labelledby="budget-title">
      <div className={`wrap ${css.columns}`}>
        <div className={css.text}>
          <h2 className={css.title} id="budget-title">
            {title}
          </h2>
          {text ? <p>{text}</p> : null}
          {action ? <WayOn action={action} /> : null}
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

function WayOn({ action: { label, to } }: { readonly action: NonNullable<ListBlock['action']> }) {
  const className = `${css.big} ${css.paper}`;
  if (to === `#${LEAD_FORM_ID}`) return <ToFormButton className={className}>{label}</ToFormButton>;
  return (
    <ButtonLink className={className} to={to}>
      {label}
    </ButtonLink>
  );
}
