import type { BandBlock } from '@alltalent/shared/contracts';
import { joinClasses } from '@alltalent/shared/ui';
import { ToFormButton } from '../../../domain/lead/to-form-button';
import { Still } from '../../../domain/still/still';
import css from './influencer-hero.module.css';

const TITLE = 'Connect. Collaborate. Conquer.';
const ACTION = 'Join Us Now';
const AFTER_A_SENTENCE = /(?<=[.!?])\s+/u;

/** First screen, rendered before the copy has loaded, with its height reserved. */
export function InfluencerHero({ copy }: { readonly copy: BandBlock | undefined }) {
  const lines = (copy?.title ?? TITLE).split(AFTER_A_SENTENCE);
  return (
    <section className={css.sun} aria-labelledby="hero-title">
      <div className={`wrap ${css.in}`}>
        <h1 className={css.title} id="hero-title">
          {lines.map((line, index) => (
            <span key={line} className={css.line}>
              {index > 0 && ' '}
              {line}
            </span>
          ))}
        </h1>
        <Still className={css.still} name="sunrise" alt="" sizes="(max-width: 60rem) 156vw, 100vw" isPriority />
        <div className={css.side}>
          <ToFormButton variant="ink" size="large">
            {copy?.action?.label ?? ACTION}
          </ToFormButton>
          <p className={joinClasses(css.note, !copy?.text && css.waiting)}>{copy?.text}</p>
        </div>
      </div>
    </section>
  );
}
