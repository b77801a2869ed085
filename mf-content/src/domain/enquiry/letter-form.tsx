import type { Ticket } from '@alltalent/shared/contracts';
import { Notice } from '@alltalent/shared/ui';
import { SubmitButton, Trap } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { enquiryPassQuery } from './enquiry-pass.query';
import css from './enquiry.module.css';
import type { LetterFailure } from './letter-failure';
import { keepDraft, type LetterValues, readDraft, validateLetter } from './letter-values';
import { type LetterPlan, useLetter } from './use-letter';

type LetterFormProps<Values extends LetterValues, Input extends object> = {
  readonly plan: LetterPlan<Values, Input>;
  /** What an address or a session brought along; what was typed before wins. */
  readonly known?: Partial<Values>;
  readonly submit: string;
  readonly hint: ReactNode;
  readonly onSent: (ticket: Ticket) => void;
  readonly children: ReactNode;
};

/** A form to write to us. Its fields are the children. */
export function LetterForm<Values extends LetterValues, Input extends object>(props: LetterFormProps<Values, Input>) {
  const { plan, known = {}, submit, hint, onSent, children } = props;
  // Not with the page: the browser has its id by then, and the pass belongs to that.
  const [isBegun, begin] = useReducer(() => true, false);
  useQuery({ ...enquiryPassQuery, enabled: isBegun });
  const [initial] = useState(() => ({ ...readDraft(plan.name, plan.empty), ...known }));
  const { handleSubmit, isSending, notice } = useLetter(plan, onSent);
  return (
    <Formik<Values>
      initialValues={initial}
      validate={async (values) => ({ ...(await validateLetter(plan.schema, values)), ...plan.check?.(values) })}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      {({ values }) => (
        <Form className={css.form} noValidate onFocus={begin}>
          {children}
          <Trap />
          {notice && <FailureNotice {...notice} />}
          <SubmitButton isBlock isPending={isSending}>
            {submit}
          </SubmitButton>
          <p className={css.hint}>{hint}</p>
          <Draft name={plan.name} values={values} />
        </Form>
      )}
    </Formik>
  );
}

function FailureNotice({ message, reference, isKept }: NonNullable<LetterFailure['notice']>) {
  return (
    <Notice kind="error">
      {message} {isKept && 'What you typed is kept.'}
      {reference && <span className="num"> Reference {reference}</span>}
    </Notice>
  );
}

function Draft({ name, values }: { readonly name: string; readonly values: LetterValues }) {
  useEffect(() => keepDraft(name, values), [name, values]);
  return null;
}
