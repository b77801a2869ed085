import type { ListBlock } from '@alltalent/shared/contracts';
import { LightingPlan } from './lighting-plan';
import css from './photoshoot-lights.module.css';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Section "Features of Our Photographs" with the plan of a set, whose letters are those of the list. */
export function PhotoshootLights({ copy: { title, items } }: { readonly copy: ListBlock }) {
  return (
    <section className="section" aria-labelledby="features-title">
      <div className={`wrap ${css.in}`}>
        <div className={css.text}>
          <h2 className={css.title} id="features-title">
            {title}
          </h2>
          <dl className={css.list}>
            {items.map((feature, at) => (
              <div key={feature.title}>
                <dt>
                  <b aria-hidden="true">{LETTERS[at]}</b>
                  {feature.title}
                </dt>
                {feature.text ? <dd>{feature.text}</dd> : null}
              </div>
            ))}
          </dl>
        </div>
        <LightingPlan marks={items.length} />
      </div>
    </section>
  );
}
