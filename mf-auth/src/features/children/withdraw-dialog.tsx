import { messageOf, request } from '@alltalent/shared/api';
import { type Child, ENDPOINTS, LIMITS } from '@alltalent/shared/contracts';
import { Button, Dialog, Notice } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import { childrenQuery } from './children.query';
import styles from './children.module.css';

type WithdrawDialogProps = { readonly child: Child | null; readonly onClose: () => void; readonly onDone: (message: string) => void };

export function WithdrawDialog({ child, onClose, onDone }: WithdrawDialogProps) {
  return (
    <Dialog isOpen={child !== null} onClose={onClose} title="Withdraw your consent?">
      {child && <Question key={child.id} child={child} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function Question({ child: { id, first_name }, onClose, onDone }: WithdrawDialogProps & { readonly child: Child }) {
  const queryClient = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => request(ENDPOINTS.withdrawConsent, { child_id: id }),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: childrenQuery.queryKey });
      onClose();
      onDone(message);
    },
  });
  return (
    <>
      <p>{t('children.withdrawQuestion', { name: first_name, days: LIMITS.withdrawnChildDays })}</p>
      {error && !isPending && <Notice kind="error">{messageOf(error)} Your consent still stands.</Notice>}
      <div className={styles.actions}>
        <Button isPending={isPending} onClick={() => mutate()}>
          Withdraw consent
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}
