import { ApiError, tabMemory } from '@alltalent/shared/api';
import type { Clash } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { FormAlert, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import styles from '../page/page.module.css';
import { TermsFields } from './terms-fields';
import { TermsReview } from './terms-review';
import type { TermsInput, TermsValues } from './terms-start';
import { mergeDraft, termsErrors, termsFieldOf, toTermsInput } from './terms-values';

export type TermsFormProps = {
  readonly start: TermsValues;
  /** Where this tab keeps what is typed. */
  readonly draftKey: string;
  readonly clashes: readonly Clash[];
  /** Name of the talent; '' for the talent's own form. */
  readonly talent: string;
  readonly texts: { readonly review: string; readonly send: string; readonly change: string; readonly note: string };
  /** Rethrows a refusal, which the form shows. */
  readonly onSend: (input: TermsInput) => Promise<unknown>;
  readonly onClose?: () => void;
  readonly closeText?: string;
};

/** Terms of an offer: first the fields, then everything once more to read before it is sent. */
export function TermsForm(props: TermsFormProps) {
  const { start, draftKey, texts, onSend, onClose, closeText } = props;
  const [initial] = useState(() => mergeDraft(start, tabMemory.read(draftKey)));
  const [isReviewing, setReviewing] = useState(false);
  const submit = async (values: TermsValues, form: FormikHelpers<TermsValues>) => {
    form.setStatus(undefined);
    if (!isReviewing) {
      setReviewing(true);
      return;
    }
    try {
      await onSend(toTermsInput(values));
      tabMemory.write(draftKey, null);
    } catch (error) {
      if (error instanceof ApiError && error.problem.fields) setReviewing(false);
      showRefusal(error, form, { fieldOf: termsFieldOf });
    }
  };
  return (
    <Formik initialValues={initial} validate={termsErrors} validateOnChange={false} validateOnBlur={false} onSubmit={submit}>
      <Form className={styles.form} noValidate>
        <DraftKeeper draftKey={draftKey} />
        <div hidden={isReviewing} className={styles.form}>
          <TermsFields clashes={props.clashes} talent={props.talent} />
        </div>
        {isReviewing && <TermsReview clashes={props.clashes} talent={props.talent} note={texts.note} />}
        <FormAlert />
        <div className={styles.actions}>
          <SubmitButton size="large">{isReviewing ? texts.send : texts.review}</SubmitButton>
          {isReviewing && (
            <Button variant="line" onClick={() => setReviewing(false)}>
              {texts.change}
            </Button>
          )}
          {onClose && !isReviewing && (
            <Button variant="line" onClick={onClose}>
              {closeText}
            </Button>
          )}
        </div>
      </Form>
    </Formik>
  );
}

/** Stores what is typed, so that it is still there after a reload. */
function DraftKeeper({ draftKey }: { readonly draftKey: string }) {
  const { values, dirty } = useFormikContext<TermsValues>();
  useEffect(() => {
    if (dirty) tabMemory.write(draftKey, JSON.stringify(values));
  }, [values, dirty, draftKey]);
  return null;
}
