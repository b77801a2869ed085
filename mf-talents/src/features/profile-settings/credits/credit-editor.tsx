import { PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { focusFirstError, FormTextField, toFormErrors } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, useRef } from 'react';
import { type CreditDraft, type CreditsDraft, isCredit, newestFirst, readEditor } from './credits-shape';
import styles from './credits.module.css';
import { DigitsField } from '../section/digits-field';

const ALL_TOUCHED = { editor: { year: true, title: true, part: true, kind: true } };

/** One credit while it is written. It joins the list, and is saved, when it is complete. */
export function CreditEditor({ editor, takesFocus }: { readonly editor: CreditDraft; readonly takesFocus: boolean }) {
  const { values, setValues, setErrors, setTouched } = useFormikContext<CreditsDraft>();
  const box = useRef<HTMLFieldSetElement>(null);
  const close = (credits: CreditsDraft['credits']) => {
    setErrors({});
    void setTouched({}, false);
    void setValues({ credits, editor: null }, false);
  };
  const save = () => {
    const read = readEditor(editor);
    if (isCredit(read)) return close(newestFirst([...values.credits.filter((_credit, at) => at !== editor.at), read]));
    void setTouched(ALL_TOUCHED as object, false);
    setErrors(toFormErrors(read));
    return void requestAnimationFrame(() => focusFirstError(box.current));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  return (
    <fieldset ref={box} className={styles.editor}>
      <legend>{editor.at === null ? 'A new credit' : 'Change the credit'}</legend>
      <CreditFields takesFocus={takesFocus} onKeyDown={handleKey} />
      <div className={styles.editorActions}>
        <Button variant="ink" onClick={save}>
          {editor.at === null ? 'Add it' : 'Done'}
        </Button>
        <Button variant="line" onClick={() => close(values.credits)}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}

type CreditFieldsProps = { readonly takesFocus: boolean; readonly onKeyDown: (event: KeyboardEvent) => void };

function CreditFields({ takesFocus, onKeyDown }: CreditFieldsProps) {
  const field = { onKeyDown, autoComplete: 'off' } as const;
  return (
    <div className={styles.editorFields}>
      <DigitsField {...field} name="editor.year" label="Year" maxLength={4} autoFocus={takesFocus} />
      <FormTextField
        {...field}
        name="editor.title"
        label="Title"
        maxLength={PROFILE_LIMITS.creditTitle}
        placeholder="Of the film, play or campaign"
      />
      <FormTextField {...field} name="editor.part" label="Part" maxLength={PROFILE_LIMITS.creditPart} placeholder="Asha, lead" />
      <FormTextField {...field} name="editor.kind" label="Kind" maxLength={PROFILE_LIMITS.creditKind} placeholder="Feature film" />
    </div>
  );
}
