import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { useSetAtom } from 'jotai';
import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { t } from '../../messages/unsent';
import { EVERY_HELD, toInput } from './chosen-messages';
import { useMessagesAct } from './messages.query';

export type SendHeldDialogProps = { readonly onClose: () => void };

const EMPTY = {};

/** Asks before every held message is sent, those that are not shown included. */
export function SendHeldDialog({ onClose }: SendHeldDialogProps) {
  const act = useMessagesAct();
  const addToast = useSetAtom(addToastAtom);
  const send = async () => {
    const answer = await act(() => request(ENDPOINTS.sendMessagesAgain, toInput(EVERY_HELD)));
    if (answer) addToast({ kind: 'info', text: t('messages.sent', { moved: answer.moved }) });
    return answer;
  };
  return (
    <FormDialog title={t('messages.sendTitle')} initial={EMPTY} submitLabel={t('messages.sendHeld')} send={send} onClose={onClose}>
      <p>{t('messages.sendText')}</p>
    </FormDialog>
  );
}
