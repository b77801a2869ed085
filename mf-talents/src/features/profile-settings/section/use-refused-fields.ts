import type { ProfileSection } from '@alltalent/shared/contracts';
import { type FieldErrors, useMarkFields } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { checkDraft, type SectionShape } from './section-shape';
import type { SaveOutcome } from './use-section-save';

/** What the server did not take, so that the form says it again whenever it looks at the same text. */
export class Refusal {
  private text = '';
  private errors: FieldErrors = {};

  store(text: string, errors: FieldErrors): void {
    this.text = text;
    this.errors = errors;
  }

  errorsOf(text: string): FieldErrors {
    return text === this.text ? this.errors : {};
  }
}

/** Puts what the server does not take into its fields; the returned function marks everything that is wrong. */
export function useRefusedFields<Section extends ProfileSection, Draft extends object>(
  shape: SectionShape<Section, Draft>,
  outcome: SaveOutcome,
  refusal: Refusal,
): () => void {
  const { values } = useFormikContext<Draft>();
  const mark = useMarkFields();
  const refused = outcome.kind === 'refused' ? outcome : undefined;
  const markRefused = useEffectEvent(() => {
    if (!refused) return;
    refusal.store(refused.text, refused.errors);
    mark(refused.errors);
  });
  useEffect(() => markRefused(), [refused]);
  return () => {
    const checked = checkDraft(shape, values);
    mark({ ...(checked.isGood ? {} : checked.errors), ...refused?.errors });
  };
}
