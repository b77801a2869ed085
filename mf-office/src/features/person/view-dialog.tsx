import { request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '../../domain/office-page/confirming';
import { personQuery } from '../../domain/person/person.query';
import { t } from '../../messages/person-data';
import { ReasonFormDialog } from './reason-form-dialog';

export type ViewDialogProps = { readonly userId: string; readonly name: string; readonly onClose: () => void };

/** Opens the site as a person sees it in another tab, with the reason why; as a link, where the browser opens no tab by itself. */
export function ViewDialog({ userId, name, onClose }: ViewDialogProps) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const [blocked, setBlocked] = useState('');
  const send = async (reason: string) => {
    const answer = await confirmed(() => request(ENDPOINTS.viewAsPerson, { user_id: userId, reason }));
    if (!answer) return null;
    // The view is in the history of the account now.
    void queryClient.invalidateQueries({ queryKey: personQuery(userId).queryKey });
    if (hasOpened(answer.url)) return answer;
    setBlocked(answer.url);
    return null;
  };
  if (blocked !== '') {
    return (
      <Dialog isOpen onClose={onClose} title={t('view.title')}>
        <p>{t('view.blocked')}</p>
        <p>
          <a href={blocked} target="_blank" rel="noopener" onClick={onClose}>
            {t('view.open')}
          </a>
        </p>
      </Dialog>
    );
  }
  return (
    <ReasonFormDialog
      title={t('view.title')}
      name={name}
      text={t('view.dialog')}
      submitLabel={t('view.open')}
      send={send}
      onClose={onClose}
    />
  );
}

/** Opens an address in another tab, which does not know this one; false when the browser refused. */
function hasOpened(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
