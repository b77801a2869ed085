import type { AdType, FormBlock } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import { LEAD_FORM_ID } from './lead-form-id';

export type LeadSectionProps = {
  readonly adType: AdType;
  /** Stands when the words have not come. */
  readonly title: string;
  readonly words: FormBlock | undefined;
  /** Below the points, beside the form: "Already with us? Log in". */
  readonly aside?: ReactNode;
  /** Below the form's button: what the visitor agrees to. */
  readonly hint?: ReactNode;
};

/** The form of a campaign page, the words beside it, and the code that follows. */
export function LeadSection({ title, words, aside, hint }: LeadSectionProps) {
  return (
    <section id={LEAD_FORM_ID} className="ink" aria-labelledby="lead-title">
      <h2 id="lead-title">{words?.title ?? title}</h2>
      {aside}
      {hint}
    </section>
  );
}
