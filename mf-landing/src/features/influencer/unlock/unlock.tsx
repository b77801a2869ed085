import type { ListBlock } from '@alltalent/shared/contracts';
import { joinClasses } from '@alltalent/shared/ui';
import { Conversation } from './conversation';
import css from './unlock.module.css';

/** Unlock Your Career Potential: what a booking sounds like. */
export function Unlock({ copy }: { readonly copy: ListBlock | undefined }) {
  if (!copy) return null;
  const { title, text, items, note } = copy;
  return (
    <section className={joinClasses('ink', css.ground)} aria-labelledby="unlock-title">
      <div className={`wrap ${css.columns}`}>
        <div className={css.text}>
          <h2 className={css.title} id="unlock-title">
            {title}
          </h2>
          {text ? <p className="lede">{text}</p> : null}
        </div>
        <figure className={css.talk}>
          <Conversation items={items} />
          {note ? <figcaption className={css.note}>{note}</figcaption> : null}
        </figure>
      </div>
    </section>
  );
}
