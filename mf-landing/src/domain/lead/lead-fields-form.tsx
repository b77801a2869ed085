import { usualDialCode } from '@alltalent/shared/api';
import type { AdType, StoreLeadResponse } from '@alltalent/shared/contracts';
import { SubmitButton, Trap } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik, type FormikProps } from 'formik';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { FailureNotice } from './failure-notice';
import { keepDraft, readDraft } from './lead-draft';
import { LeadFieldInput } from './lead-field';
import { LEAD_FIELDS } from './lead-fields';
import { isLeadFailure } from './lead-failure';
import css from './lead-form.module.css';
import { leadPassQuery } from './lead-pass.query';
import { type LeadValues, validateLead } from './lead-values';
import { useLeadSubmit } from './use-lead-submit';

type LeadFieldsFormProps = {
  readonly adType: AdType;
  readonly hint: ReactNode;
  readonly formRef: Ref<FormikProps<LeadValues>>;
  readonly onSent: (answer: StoreLeadResponse, values: LeadValues) => void;
};

export function LeadFieldsForm({ adType, hint, formRef, onSent }: LeadFieldsFormProps) {
  const pass = useQuery(leadPassQuery).data;
  const target = { adType, usualDialCode: usualDialCode(pass?.dialCode) };
  const [initial] = useState(() => readDraft(adType));
  const { handleSubmit, isSending } = useLeadSubmit(target, onSent);
  return (
    <Formik<LeadValues>
      innerRef={formRef}
      initialValues={initial}
      validate={(values) => validateLead(values, target)}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      {({ status, values }) => (
        <Form className={css.fields} noValidate>
          {LEAD_FIELDS[adType].map((spec) => (
            <div key={spec.name} className={spec.isHalf ? css.half : css.whole}>
              <LeadFieldInput spec={spec} usualDialCode={target.usualDialCode} />
            </div>
          ))}
          <Trap />
          {isLeadFailure(status) && !isSending && (
            <div className={css.whole}>
              <FailureNotice failure={status} />
            </div>
          )}
          <div className={css.whole}>
            <SubmitButton isBlock isPending={isSending}>
              Submit
            </SubmitButton>
          </div>
          <p className={css.hint}>{hint}</p>
          <Draft adType={adType} values={values} />
        </Form>
      )}
    </Formik>
  );
}

function Draft({ adType, values }: { readonly adType: AdType; readonly values: LeadValues }) {
  useEffect(() => keepDraft(adType, values), [adType, values]);
  return null;
}
