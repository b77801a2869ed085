import { request } from '@alltalent/shared/api';
import { addDays, dayInIndia, ENDPOINTS, MEMBERSHIP_LIMITS, type StaffPlan } from '@alltalent/shared/contracts';
import { fieldsOf, FormTextArea, FormTextField } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { TakeNewest } from '../../domain/form-dialog/take-newest';
import { useNewest } from '../../domain/form-dialog/use-newest';
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
  const { read, isStale, onRefused, take } = useNewest(plan, async (former) => {
    const { data } = await queryClient.fetchQuery({ ...plansQuery, staleTime: 0 });
    return data.find(({ id }) => id === former.id) ?? former;
  });
  const initial = draftOf(plan);
  const takeNewest = async ({ reason }: PlanDraft) => ({ ...draftOf(await take()), reason });
  return (
    <FormDialog
      title={t('plan.changeTitle', { plan: soldOf(plan)?.name ?? plan.id })}
      initial={initial}
      check={mistakesIn}
      submitLabel={<SubmitWords />}
      send={(draft) => act(() => request(ENDPOINTS.changePlan, inputOf(draft, read)))}
      fieldOf={(name) => (name === 'price_minor' ? 'price' : fieldsOf(initial)(name))}
      onRefused={onRefused}
      end={isStale && <TakeNewest label={t('plan.stale')} onTake={takeNewest} />}
      onClose={onClose}
    >
      <Fields isFree={plan.id === 'free'} />
      <Preview plan={read} taxRate={taxRate} />
    </FormDialog>
  );
}

function SubmitWords() {
  const { values } = useFormikContext<PlanDraft>();
  return t(values.from === '' ? 'plan.saveNow' : 'plan.saveFrom');
}

function Preview(props: Pick<ChangePlanDialogProps, 'plan' | 'taxRate'>) {
  const { values } = useFormikContext<PlanDraft>();
  return <PlanPreview {...props} draft={values} />;
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
