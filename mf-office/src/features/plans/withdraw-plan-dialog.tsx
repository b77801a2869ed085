import { request } from '@alltalent/shared/api';
import { ENDPOINTS, longDayInIndia, MEMBERSHIP_LIMITS, type PlanVersion, type StaffPlan } from '@alltalent/shared/contracts';
import { FormTextArea } from '@alltalent/shared/ui/form';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { t } from '../../messages/plans';
import { usePlanAct } from './plans.query';

export type WithdrawPlanDialogProps = { readonly plan: StaffPlan; readonly version: PlanVersion; readonly onClose: () => void };

const EMPTY = { reason: '' };
const check = ({ reason }: typeof EMPTY) => (reason.trim() === '' ? { reason: t('plan.reasonMissing') } : {});

/** Takes a planned change of a plan back. */
export function WithdrawPlanDialog({ plan: { id: plan, version }, version: { id, name, from }, onClose }: WithdrawPlanDialogProps) {
  const act = usePlanAct();
  return (
    <FormDialog
      title={t('plan.withdrawTitle')}
      initial={EMPTY}
      check={check}
      submitLabel={t('plan.withdrawSend')}
      send={({ reason }) => act(() => request(ENDPOINTS.withdrawPlanChange, { plan, id, version, reason: reason.trim() }))}
      onClose={onClose}
    >
      <p>{t('plan.withdrawText', { plan: name, day: longDayInIndia(from) })}</p>
      <FormTextArea name="reason" label={t('plan.reason')} rows={2} maxLength={MEMBERSHIP_LIMITS.reason} isRequired autoFocus />
    </FormDialog>
  );
}
