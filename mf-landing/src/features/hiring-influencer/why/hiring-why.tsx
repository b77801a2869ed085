import type { ListBlock, PeopleBlock } from '@alltalent/shared/contracts';
import { joinClasses } from '@alltalent/shared/ui';
import { FeaturedTalents } from './featured-talents';
import css from './hiring-why.module.css';

type HiringWhyProps = {
  /** What speaks for the company, and who: either may be left out. */
  readonly reasons: ListBlock | undefined;
  readonly people: PeopleBlock | undefined;
};

export function HiringWhy({ reasons, people }: HiringWhyProps) {
  const title = reasons?.title ?? people?.title;
  if (title === undefined) return null;
  return (
    <section className="section" aria-labelledby="why-title">
      <div className={joinClasses('wrap', css.columns, !(reasons && people) && css.single)}>
        <div className={css.copy}>
          <h2 id="why-title">{title}</h2>
          {reasons?.text ? <p className="lede">{reasons.text}</p> : null}
          {reasons ? <Reasons items={reasons.items} /> : null}
        </div>
        {people ? <FeaturedTalents copy={people} /> : null}
      </div>
    </section>
  );
}

function Reasons({ items }: Pick<ListBlock, 'items'>) {
  return (
    <dl className={css.reasons}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          {text ? <dd>{text}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
