import { type AdType, AD_TYPES, type FormBlock } from '@alltalent/shared/contracts';
import { Icon, NewTabLink } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { LEAD_FORM_ID } from './lead-form-id';
import { LeadFormSlot } from './lead-form-slot';
import css from './lead-section.module.css';

export type LeadSectionProps = {
  readonly adType: AdType;
  /** Title while the copy has not loaded. */
  readonly title: string;
  readonly copy: FormBlock | undefined;
  /** Below the points, beside the form: "Already with us? Log in". */
  readonly aside?: ReactNode;
  /** Below the form's button: what the visitor agrees to. */
  readonly hint?: ReactNode;
};

/** Each page's own accent. */
const GLOWS: Readonly<Record<AdType, string | undefined>> = {
  [AD_TYPES.hiring]: css.warm,
  [AD_TYPES.influencer]: css.warm,
  [AD_TYPES.photoshoot]: css.teal,
  [AD_TYPES.singer]: css.red,
};

/** The form of a campaign page, the copy beside it, and the code that follows. */
export function LeadSection({ adType, title, copy, aside, hint = <WhatFor /> }: LeadSectionProps) {
  const isSinger = adType === AD_TYPES.singer;
  return (
    <section id={LEAD_FORM_ID} className={`ink ${css.lead} ${GLOWS[adType]}`} aria-labelledby="lead-title">
      <div className={`wrap ${css.inside}`}>
        <div className={css.text}>
          <h2 id="lead-title">{copy?.title ?? title}</h2>
          {copy?.text && <p className="lede">{copy.text}</p>}
          {copy && copy.points.length > 0 && (isSinger ? <Kinds kinds={copy.points} /> : <Ticks points={copy.points} />)}
          {aside}
        </div>
        <LeadFormSlot key={adType} adType={adType} hint={hint} />
      </div>
    </section>
  );
}

function Ticks({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={css.ticks}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** The points of the singer's form are kinds of singers. */
function Kinds({ kinds }: { readonly kinds: readonly string[] }) {
  return (
    <ul className={css.kinds} aria-label="Examples">
      {kinds.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
    </ul>
  );
}

function WhatFor() {
  return (
    <>
      We use this to answer you, nothing else. See the <NewTabLink to="/terms-of-use">terms</NewTabLink>.
    </>
  );
}
