import type { ProfileSection } from '@alltalent/shared/contracts';
import { setIn, useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { checkDraft, type FieldErrors, type SectionShape } from './section-shape';
import type { SaveOutcome } from './use-section-save';

/** What the server did not take, so that the form says it again whenever it looks at the same text. */
export class Refusal {
  private text = '';
  private errors: FieldErrors = {};

  keep(text: string, errors: FieldErrors): void {
    this.text = text;
    this.errors = errors;
  }

  errorsOf(text: string): FieldErrors {
    return text === this.text ? this.errors : {};
  }
}

/** Errors as Formik holds them: by the parts of their paths. */
export function toFormErrors(errors: FieldErrors): object {
  return nest(Object.entries(errors));
}

/** Puts what the server does not take into its fields; the returned function marks everything that is wrong. */
export function useRefusedFields<Section extends ProfileSection, Draft extends object>(
  shape: SectionShape<Section, Draft>,
  outcome: SaveOutcome,
  refusal: Refusal,
): () => void {
  const { values, setErrors, setTouched } = useFormikContext<Draft>();
  const mark = (errors: FieldErrors) => {
    void setTouched(nest(Object.keys(errors).map((path) => [path, true])), false);
    setErrors(toFormErrors(errors));
  };
  const refused = outcome.kind === 'refused' ? outcome : undefined;
  const markRefused = useEffectEvent(() => {
    if (!refused) return;
    refusal.keep(refused.text, refused.errors);
    mark(refused.errors);
  });
  useEffect(() => markRefused(), [refused]);
  return () => {
    const checked = checkDraft(shape, values);
    mark({ ...(checked.isGood ? {} : checked.errors), ...refused?.errors });
  };
}

function nest(entries: readonly (readonly [string, unknown])[]): object {
  // Formik types its setIn loosely; it answers an object for an object.
  return entries.reduce<object>((form, [path, value]) => setIn(form, path, value) as object, {});
}
