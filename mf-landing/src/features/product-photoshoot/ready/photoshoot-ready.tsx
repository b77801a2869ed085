import type { BandBlock } from '@alltalent/shared/contracts';
import { ToFormButton } from '../../../domain/lead/to-form-button';
import css from './photoshoot-ready.module.css';

/** Ready To Get Started. */
export function PhotoshootReady({ copy: { title, text, action } }: { readonly copy: BandBlock }) {
  return (
    <section className={css.ready} aria-labelledby="ready-title">
      <div className={`wrap ${css.in}`}>
        <h2 className={css.title} id="ready-title">
          {title}
        </h2>
        <div className={css.side}>
          {text ? <p>{text}</p> : null}
          <ToFormButton variant="paper" size="large">
            {action?.label ?? 'Book Now'}
          </ToFormButton>
        </div>
      </div>
    </section>
  );
}
