import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, type GrantMembershipInput, MEMBERSHIP_LIMITS } from '@alltalent/shared/contracts';
import { FormSelectField, FormTextArea, FormTextField } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { useConfirmed } from '../../domain/office-page/confirming';
import { personQuery } from '../../domain/person/person.query';
import { t } from '../../messages/grant';

export type GrantDialogProps = { readonly userId: string; readonly name: string; readonly onClose: () => void };

const WHOLE = /^[1-9]\d{0,3}$/u;
const MOST_DAYS = 1100;
const EMPTY = { plan: 'one-year', days: '', source: 'grant', reason: '' };
const PLANS = [
  { value: 'one-year', label: t('grant.year') },
  { value: 'monthly', label: t('grant.monthly') },
];
const SOURCES = [
  { value: 'grant', label: t('grant.gift') },
  { value: 'app-store', label: t('grant.appStore') },
  { value: 'play-store', label: t('grant.playStore') },
];

function check({ days, reason }: typeof EMPTY) {
  const isLength = WHOLE.test(days.trim()) && Number(days) <= MOST_DAYS;
  return {
    ...(isLength ? {} : { days: t('grant.wrongDays', { most: MOST_DAYS }) }),
    ...(reason.trim() === '' ? { reason: t('grant.reasonMissing') } : {}),
  };
}

/** Gives an account a membership, or records one that a store sold. It is sent once, however often the button is pressed. */
export function GrantDialog({ userId, name, onClose }: GrantDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const grant = useKeyedRequest(ENDPOINTS.grantMembership);
  const send = async ({ plan, days, source, reason }: typeof EMPTY) => {
    const input = { user_id: userId, plan, days: Number(days), source, reason: reason.trim() } as GrantMembershipInput;
    const answer = await confirmed(() => grant(input));
    if (answer) await queryClient.invalidateQueries({ queryKey: personQuery(userId).queryKey });
    return answer;
  };
  return (
    <FormDialog title={t('grant.title')} initial={EMPTY} check={check} submitLabel={t('grant.send')} send={send} onClose={onClose}>
      <p>
        <strong>{name}</strong>: {t('grant.text')}
      </p>
      <FormSelectField name="plan" label={t('grant.plan')} options={PLANS} />
      <FormTextField name="days" label={t('grant.days')} inputMode="numeric" autoComplete="off" isRequired autoFocus />
      <FormSelectField name="source" label={t('grant.source')} options={SOURCES} />
      <FormTextArea
        name="reason"
        label={t('grant.reason')}
        hint={t('grant.reasonHint')}
        rows={2}
        maxLength={MEMBERSHIP_LIMITS.reason}
        isRequired
      />
    </FormDialog>
  );
}
