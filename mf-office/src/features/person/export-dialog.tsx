import { requestFile } from '@alltalent/shared/api';
import { dayInIndia, ENDPOINTS } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../../domain/files/save-file';
import { useConfirmed } from '../../domain/office-page/confirming';
import { personQuery } from '../../domain/person/person.query';
import { t } from '../../messages/person-data';
import { ReasonFormDialog } from './reason-form-dialog';

export type ExportDialogProps = { readonly userId: string; readonly name: string; readonly onClose: () => void };

const TIMEOUT_MS = 60_000;

/** Downloads everything stored about an account, with the reason why. */
export function ExportDialog({ userId, name, onClose }: ExportDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const send = async (reason: string) => {
    const input = { user_id: userId, reason };
    const answer = await confirmed(() => requestFile(ENDPOINTS.exportPerson, input, { timeoutMs: TIMEOUT_MS }));
    if (!answer) return null;
    saveFile(`alltalent-${userId}-${dayInIndia(Date.now())}.json`, answer.file);
    // The file is in the history of the account now.
    void queryClient.invalidateQueries({ queryKey: personQuery(userId).queryKey });
    return answer;
  };
  return (
    <ReasonFormDialog
      title={t('data.export')}
      name={name}
      text={t('data.exportText')}
      submitLabel={t('data.exportSend')}
      send={send}
      onClose={onClose}
    />
  );
}
