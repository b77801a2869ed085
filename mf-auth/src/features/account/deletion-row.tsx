import { messageOf, request } from '@alltalent/shared/api';
import { deleteAccountSchema, ENDPOINTS } from '@alltalent/shared/contracts';
import { Button, Dialog, Notice, TextArea } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from './account.query';
import { AccountRow } from './account-row';
import styles from './account.module.css';
import { useFreshAction } from './use-fresh-action';

const REASON_LENGTH = 500;

export function DeletionRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountRow
      term="Delete the account"
      value="For good, after 30 days in which you can change your mind."
      action={
        <>
          <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Delete my account
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
        <li>Your public profile is hidden at once.</li>
        <li>After 30 days your account and what you stored in it are deleted for good.</li>
        <li>Until then you can log in and keep your account.</li>
        <li>Records that the law wants kept are kept for as long as it says.</li>
      </ul>
      <TextArea
        name="reason"
        label="What made you go? (you need not say)"
        value={reason}
        maxLength={REASON_LENGTH}
        rows={3}
        onChange={setReason}
      />
      {error && !isPending && <Notice kind="error">{messageOf(error)} Nothing was deleted.</Notice>}
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
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      onDone();
    },
  });
}
