import { usualDialCode } from '@alltalent/shared/api';
import { type AdType, ENDPOINTS, type StoreLeadResponse } from '@alltalent/shared/contracts';
import { formPassQuery, PublicForm } from '@alltalent/shared/public-form';
import { useQuery } from '@tanstack/react-query';
import type { FormikProps } from 'formik';
import type { ReactNode, Ref } from 'react';
import { LEAD_FAILURE_HINTS } from './failure-hints';
import { LeadFieldInput } from './lead-field';
import { LEAD_FIELDS } from './lead-fields';
import css from './lead-form.module.css';
import { leadPlan } from './lead-plan';
import type { LeadValues } from './lead-values';

type LeadFieldsFormProps = {
  readonly adType: AdType;
  readonly hint: ReactNode;
  readonly formRef: Ref<FormikProps<LeadValues>>;
  readonly onSent: (response: StoreLeadResponse, values: LeadValues) => void;
};

const LOOK = { form: css.fields, row: css.whole, hint: css.hint };

export function LeadFieldsForm({ adType, hint, formRef, onSent }: LeadFieldsFormProps) {
  // With the form: its pass also says which country the phone field begins with.
  const opened = useQuery(formPassQuery(ENDPOINTS.leadForm)).data;
  const target = { adType, usualDialCode: usualDialCode(opened?.pass.dial_code) };
  return (
    <PublicForm
      plan={leadPlan(target)}
      formRef={formRef}
      look={LOOK}
      submitLabel="Submit"
      hint={hint}
      failureHints={LEAD_FAILURE_HINTS}
      onSent={onSent}
    >
      {LEAD_FIELDS[adType].map((spec) => (
        <div key={spec.name} className={spec.isHalf ? css.half : css.whole}>
          <LeadFieldInput spec={spec} usualDialCode={target.usualDialCode} />
        </div>
      ))}
    </PublicForm>
  );
}
