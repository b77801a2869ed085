import { request } from '@alltalent/shared/api';
import { confirmationOf, ENDPOINTS, type PersonItem } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { useConfirmed } from '../../domain/office-page/confirming';
import { OFFICE_DATA } from '../../domain/office-session/office-session.query';
import { checkConfirmedReason, type ConfirmedReason, NO_CONFIRMED_REASON, trimmed } from '../../domain/person/confirmed-reason';
import { ConfirmedReasonFields } from '../../domain/person/confirmed-reason-fields';
import { t } from '../../messages/person-data';

export type MergeDialogProps = { readonly keep: PersonItem; readonly end: PersonItem; readonly onClose: () => void };

/** Merges two accounts after their address was typed, and goes to the one that stays. */
export function MergeDialog({ keep, end, onClose }: MergeDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const navigate = useNavigate();
  const send = async (typed: ConfirmedReason) => {
    const input = { keep_id: keep.user_id, end_id: end.user_id, ...trimmed(typed) };
    const merged = await confirmed(() => request(ENDPOINTS.mergeAccounts, input));
    if (merged === null) return null;
    // Both accounts, and every list that has them.
    void queryClient.invalidateQueries({ queryKey: OFFICE_DATA });
    await navigate(`/office/people/${keep.user_id}`);
    return merged;
  };
  return (
    <FormDialog
      title={t('merge.title')}
      initial={NO_CONFIRMED_REASON}
      check={checkConfirmedReason}
      submitLabel={t('merge.send')}
      isSerious
      send={send}
      onClose={onClose}
    >
      <p>{t('merge.sendText', { keep: confirmationOf(keep), end: confirmationOf(end) })}</p>
      <ConfirmedReasonFields value={confirmationOf(end)} />
    </FormDialog>
  );
}
