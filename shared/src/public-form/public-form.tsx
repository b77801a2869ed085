import { Form, Formik, type FormikProps, useFormikContext } from 'formik';
import { useHydrated } from '@alltalent/shared/api';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SubmitButton, Trap } from '../ui/form';
import { FormWithoutScript } from '../ui/form-without-script/form-without-script';
import { joinClasses } from '../ui/join-classes';
import { saveDraft, readDraft } from './form-draft';
import { type FailureHints, FormFailureAlert } from './form-failure-alert';
import type { FormValues } from './form-values';
import type { PublicFormPlan } from './public-form-plan';
import { useFormSubmit } from './use-form-submit';

/** Class names of the form and its parts; `row` is for elements with a row of their own. */
type PublicFormLook = { readonly form?: string | undefined; readonly row?: string | undefined; readonly hint?: string | undefined };

export type PublicFormProps<Values extends FormValues, Input extends object, Result> = {
  readonly plan: PublicFormPlan<Values, Input, Result>;
  /** Values the page brings along; they win over a draft. */
  readonly known?: Partial<Values>;
  readonly submitLabel: string;
  /** Below the button. */
  readonly hint: ReactNode;
  readonly failureHints: FailureHints;
  readonly look: PublicFormLook;
  readonly formRef?: Ref<FormikProps<Values>>;
  readonly onFocus?: () => void;
  readonly onSent: (result: Result, values: Values) => void;
  /** The fields. */
  readonly children: ReactNode;
};

/** A form for anonymous visitors: draft, checks, trap, sending with a pass, and failures. Its fields are the children. */
export function PublicForm<Values extends FormValues, Input extends object, Result>(props: PublicFormProps<Values, Input, Result>) {
  const { plan, known, submitLabel, hint, failureHints, look, formRef, onFocus, onSent, children } = props;
  const isHydrated = useHydrated();
  const restore = () => ({ ...readDraft(plan.draftKey, plan.empty), ...known });
  const [initial] = useState(() => (isHydrated ? restore() : { ...plan.empty, ...known }));
  const { handleSubmit, isSending } = useFormSubmit(plan, onSent);
  return (
    <Formik<Values>
      innerRef={formRef}
      initialValues={initial}
      validate={plan.validate}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      {() => (
        // Without script this method sends nothing: what is typed never becomes part of an address.
        <Form className={look.form} method="dialog" noValidate onFocus={onFocus}>
          {children}
          <Trap />
          <FormFailureAlert className={look.row} hints={failureHints} />
          <FormWithoutScript />
          <SubmitButton className={joinClasses(look.row, 'needs-script')} isBlock isPending={isSending}>
            {submitLabel}
          </SubmitButton>
          <p className={look.hint}>{hint}</p>
          <Draft draftKey={plan.draftKey} restore={restore} />
        </Form>
      )}
    </Formik>
  );
}

type DraftProps<Values> = { readonly draftKey: string; readonly restore: () => Values };

/** Stores what is typed. A form that the server drew gets what was stored in the fields that were left alone meanwhile. */
function Draft<Values extends FormValues>({ draftKey, restore }: DraftProps<Values>) {
  const { values, initialValues, setValues } = useFormikContext<Values>();
  const isHydrated = useHydrated();
  const isRestored = useRef(isHydrated);
  const bringBack = useEffectEvent(() => {
    isRestored.current = true;
    const restored = { ...restore(), ...changedIn(values, initialValues) };
    void setValues(restored, false);
    // A link of the page may begin the form again before it is rendered with these values.
    saveDraft(draftKey, restored);
  });
  useEffect(() => {
    if (isRestored.current) saveDraft(draftKey, values);
    else if (isHydrated) bringBack();
  }, [draftKey, values, isHydrated]);
  return null;
}

/** Returns the fields that are not as the form began. */
function changedIn<Values extends FormValues>(values: Values, initial: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== initial[name])) as Partial<Values>;
}
