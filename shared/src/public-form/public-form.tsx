import { Form, Formik, type FormikProps } from 'formik';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { SubmitButton, Trap } from '../ui/form';
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
  const [initial] = useState(() => ({ ...readDraft(plan.draftKey, plan.empty), ...known }));
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
      {({ values }) => (
        <Form className={look.form} noValidate onFocus={onFocus}>
          {children}
          <Trap />
          <FormFailureAlert className={look.row} hints={failureHints} />
          <SubmitButton className={look.row} isBlock isPending={isSending}>
            {submitLabel}
          </SubmitButton>
          <p className={look.hint}>{hint}</p>
          <Draft draftKey={plan.draftKey} values={values} />
        </Form>
      )}
    </Formik>
  );
}

function Draft({ draftKey, values }: { readonly draftKey: string; readonly values: FormValues }) {
  useEffect(() => saveDraft(draftKey, values), [draftKey, values]);
  return null;
}
