import { hasCode, refusalOf, request } from '@alltalent/shared/api';
import { addDays, dayInIndia, ENDPOINTS, MEMBERSHIP_LIMITS, type StaffPlan } from '@alltalent/shared/contracts';
import { Dialog, TextButton } from '@alltalent/shared/ui';
import { fieldsOf, FormAlert, FormTextArea, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import money from '../../domain/money/money.module.css';
import { t } from '../../messages/plans';
import { draftOf, inputOf, mistakesIn, type PlanDraft, soldOf } from './plan-draft';
import { PlanPreview } from './plan-preview';
import { plansQuery, usePlanAct } from './plans.query';
import styles from './plans.module.css';

export type ChangePlanDialogProps = { readonly plan: StaffPlan; readonly taxRate: number; readonly onClose: () => void };

/** Changes price and words of a plan. When a colleague was first, what was written stays, and the newer plan can be taken. */
export function ChangePlanDialog({ plan, taxRate, onClose }: ChangePlanDialogProps) {
  const queryClient = useQueryClient();
  const act = usePlanAct();
  const [read, setRead] = useState(plan);
  const [isStale, setIsStale] = useState(false);
  const initial = draftOf(plan);
  const send = async (draft: PlanDraft, form: FormikHelpers<PlanDraft>) => {
    form.setStatus(undefined);
    try {
      if (await act(() => request(ENDPOINTS.changePlan, inputOf(draft, read)))) onClose();
    } catch (error) {
      setIsStale(hasCode(error, 'REVISION_STALE'));
      showRefusal(error, form, { fieldOf: (name) => (name === 'price_minor' ? 'price' : fieldsOf(initial)(name)) });
    }
  };
  const takeNewest = async ({ setStatus, setValues }: Pick<FormikHelpers<PlanDraft>, 'setStatus' | 'setValues'>, reason: string) => {
    try {
      const { data } = await queryClient.fetchQuery({ ...plansQuery, staleTime: 0 });
      const newest = data.find(({ id }) => id === read.id) ?? read;
      setRead(newest);
      setIsStale(false);
      setStatus(undefined);
      void setValues({ ...draftOf(newest), reason });
    } catch (error) {
      // What was typed stays, and so does the way to the newer plan.
      setStatus(refusalOf(error));
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('plan.changeTitle', { plan: soldOf(plan)?.name ?? plan.id })}>
      <Formik initialValues={initial} validate={mistakesIn} validateOnChange={false} validateOnBlur={false} onSubmit={send}>
        {(form) => (
          <Form className={money.form} noValidate method="dialog">
            <Fields isFree={plan.id === 'free'} />
            <PlanPreview plan={read} draft={form.values} taxRate={taxRate} />
            <FormAlert />
            {isStale && <TextButton onClick={() => void takeNewest(form, form.values.reason)}>{t('plan.stale')}</TextButton>}
            <SubmitButton variant="ink">{t(form.values.from === '' ? 'plan.saveNow' : 'plan.saveFrom')}</SubmitButton>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

function Fields({ isFree }: { readonly isFree: boolean }) {
  const today = dayInIndia(Date.now());
  const days = { min: addDays(today, 1), max: addDays(today, MEMBERSHIP_LIMITS.planAheadDays) };
  return (
    <>
      <div className={styles.pair}>
        <FormTextField name="name" label={t('plan.name')} maxLength={MEMBERSHIP_LIMITS.planName} autoComplete="off" isRequired />
        <FormTextField
          name="price"
          label={t('plan.price')}
          {...(isFree && { hint: t('plan.free'), readOnly: true })}
          inputMode="decimal"
          autoComplete="off"
          isRequired
          autoFocus={!isFree}
        />
      </div>
      <FormTextField name="tagline" label={t('plan.tagline')} maxLength={MEMBERSHIP_LIMITS.planTagline} autoComplete="off" />
      <FormTextField name="from" type="date" label={t('plan.from')} hint={t('plan.fromHint')} {...days} />
      <FormTextArea
        name="reason"
        label={t('plan.reason')}
        hint={t('plan.reasonHint')}
        rows={2}
        maxLength={MEMBERSHIP_LIMITS.reason}
        isRequired
      />
    </>
  );
}
