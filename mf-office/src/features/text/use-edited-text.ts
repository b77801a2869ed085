import type { SiteText } from '@alltalent/shared/contracts';
import { focusFirstError, useMarkFields } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { textVersionQuery } from '../../domain/texts/texts.query';
import { t } from '../../messages/text';
import { pathName } from '../../domain/texts/field-names';
import { isSame, type Values } from './form-values';
import { mergeValues } from './merge-values';
import type { TextForm } from './text-schema';
import { unsavedTexts } from './unsaved-texts';

export type EditedText = {
  /** The version that the form was read from. */
  readonly base: SiteText;
  readonly baseValues: Values;
  /** What is in the form. */
  readonly current: Values;
  /** What visitors see; null until it is known, and for a text that nobody sees yet. */
  readonly inForce: Values | null;
  readonly isUnsaved: boolean;
  readonly isValid: boolean;
  /** Marks what is wrong, and returns whether nothing is. */
  readonly check: () => boolean;
  /** Fills the form with a version that was saved. */
  readonly take: (text: SiteText) => void;
  /** Takes what is known of the versions now; the form stays. */
  readonly rebase: (text: SiteText) => void;
  /** Fills the form with values, as a change. */
  readonly fill: (values: Values) => void;
  /** Puts a colleague's change into the form; returns a sentence about what both changed, '' for nothing. */
  readonly takeIn: (theirs: SiteText) => string;
};

type Start = { readonly text: SiteText; readonly form: TextForm; readonly unsavedKey: string };

/** What is edited beside what it was read from. Unsaved changes outlive the page. */
export function useEditedText({ text, form, unsavedKey }: Start): EditedText {
  const { values, setValues, resetForm } = useFormikContext<Values>();
  const [base, setBase] = useState(text);
  const markFields = useMarkFields();
  const normal = (given: Values) => form.fromForm(form.toForm(given));
  const current = form.fromForm(values);
  const baseValues = normal(base.values);
  const isUnsaved = !isSame(current, baseValues);
  const inForceIsBase = base.current?.version === base.newest.version;
  const former = useQuery({ ...textVersionQuery(base, base.current?.version ?? 0), enabled: base.current !== null && !inForceIsBase });
  useEffect(() => {
    if (isUnsaved) unsavedTexts.keep(unsavedKey, { base, form: values });
    else unsavedTexts.drop(unsavedKey);
  }, [isUnsaved, base, values, unsavedKey]);
  const mistakes = form.errorsIn(values);
  const isValid = Object.keys(mistakes).length === 0;
  return {
    base,
    baseValues,
    current,
    inForce: inForceIsBase ? baseValues : former.data ? normal(former.data.data.values) : null,
    isUnsaved,
    isValid,
    check: () => {
      if (isValid) return true;
      markFields(mistakes);
      // Sections with mistakes open first.
      setTimeout(() => focusFirstError(document.getElementById('text-form')), 50);
      return false;
    },
    take: (saved) => {
      setBase(saved);
      resetForm({ values: form.toForm(saved.values) });
    },
    rebase: setBase,
    fill: (given) => void setValues(form.toForm(given) as Record<string, unknown>, false),
    takeIn: (theirs) => {
      const { merged, kept } = mergeValues(baseValues, current, normal(theirs.values));
      setBase(theirs);
      void setValues(form.toForm(merged as Values) as Record<string, unknown>, false);
      const places = kept.map((path) => pathName(partsOf(path), text.kind)).join('; ');
      return kept.length === 0 ? t('text.takenIn') : t('text.bothChanged', { places });
    },
  };
}

function partsOf(path: string): readonly (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
}
