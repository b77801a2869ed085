import { request } from '@alltalent/shared/api';
import { ENDPOINTS, OFFICE_LIMITS } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { FormTextArea } from '@alltalent/shared/ui/form';
import { useSetAtom } from 'jotai';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { t } from '../../messages/unsent';
import { type ChosenMessages, toInput } from './chosen-messages';
import { useMessagesAct } from './messages.query';

export type DropDialogProps = { readonly chosen: ChosenMessages; readonly onClose: () => void };

const EMPTY = { reason: '' };
const check = ({ reason }: typeof EMPTY) => (reason.trim() === '' ? { reason: t('messages.reasonMissing') } : {});

/** Gives messages up for good, with the reason. */
export function DropDialog({ chosen, onClose }: DropDialogProps) {
  const act = useMessagesAct();
  const addToast = useSetAtom(addToastAtom);
  const send = async ({ reason }: typeof EMPTY) => {
    const answer = await act(() => request(ENDPOINTS.dropMessages, { ...toInput(chosen), reason: reason.trim() }));
    if (answer) addToast({ kind: 'info', text: t('messages.dropped', { moved: answer.moved }) });
    return answer;
  };
  return (
    <FormDialog
      title={t('messages.dropTitle', { count: chosen.ids.length })}
      initial={EMPTY}
      check={check}
      submitLabel={t('messages.drop')}
      send={send}
      onClose={onClose}
    >
      <p>{t('messages.dropText')}</p>
      <FormTextArea
        name="reason"
        label={t('messages.reason')}
        hint={t('messages.reasonHint')}
        rows={2}
        maxLength={OFFICE_LIMITS.textReason}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
