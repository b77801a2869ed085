import { messageOf, OWN_DATA, request } from '@alltalent/shared/api';
import { deleteAccountSchema, ENDPOINTS, LIMITS } from '@alltalent/shared/contracts';
import { Button, Dialog, Alert, TextArea } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../messages';
import { AccountRow } from './account-row';
import styles from './account.module.css';
import { useFreshAction } from './use-fresh-action';

const REASON_LENGTH = 500;

export function DeletionRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountRow
      term="Delete the account"
      value={t('deletion.summary', { days: LIMITS.deletionDays })}
      action={
        <>
          <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Delete<span className="vh"> my account</span>
          </Button>
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
            <DeletionQuestion onClose={() => setOpen(false)} />
          </Dialog>
        </>
      }
    />
  );
}

function DeletionQuestion({ onClose }: { readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { error, isPending, mutate } = useDeletion(onClose);
  return (
    <>
      <ul className={styles.points}>
        <li>{t('deletion.atOnce')}</li>
        <li>{t('deletion.until', { days: LIMITS.deletionDays })}</li>
        <li>{t('deletion.after', { days: LIMITS.deletionDays })}</li>
      </ul>
      <TextArea
        name="reason"
        label="What makes you go? (optional)"
        value={reason}
        maxLength={REASON_LENGTH}
        rows={3}
        onChange={setReason}
      />
      {error && !isPending && <Alert kind="error">{messageOf(error)} Nothing was deleted.</Alert>}
      <div className={styles.actions}>
        <Button isPending={isPending} onClick={() => mutate(reason)}>
          Yes, delete it
        </Button>
        <Button variant="line" onClick={onClose}>
          Keep my account
        </Button>
      </div>
    </>
  );
}

function useDeletion(onDone: () => void) {
  const queryClient = useQueryClient();
  const runFresh = useFreshAction();
  return useMutation({
    mutationFn: (reason: string) => runFresh(() => request(ENDPOINTS.deleteAccount, deleteAccountSchema.cast({ reason }))),
    onSuccess: async (answer) => {
      if (!answer) return;
      await queryClient.invalidateQueries({ queryKey: [OWN_DATA] });
      onDone();
    },
  });
}
