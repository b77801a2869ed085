import type { BandBlock } from '@alltalent/shared/contracts';
import { CopyAction } from '../../../domain/page-copy/copy-action';
import css from './impact-band.module.css';

export function ImpactBand({ copy: { title, text, action, claim } }: { readonly copy: BandBlock }) {
  return (
    <section className={`ink ${css.impact}`} aria-labelledby="impact-title">
      <div className={`wrap ${css.in}`}>
        <h2 className={css.title} id="impact-title">
          {title}
        </h2>
        {text ? <p className={css.text}>{text}</p> : null}
        {claim ? (
          <p className={css.text}>
            <strong className="num">{claim.figure}</strong> {claim.text}
          </p>
        ) : null}
        <CopyAction action={action} variant="marigold" className={css.action} />
      </div>
    </section>
  );
}
