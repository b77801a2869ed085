import { messageOf, request } from '@alltalent/shared/api';
import { type Child, ENDPOINTS } from '@alltalent/shared/contracts';
import { Button, Dialog, Notice } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import { childrenQuery } from './children.query';
import styles from './children.module.css';

type RemoveDialogProps = { readonly child: Child | null; readonly onClose: () => void; readonly onDone: (message: string) => void };

/** Asks before everything stored about a child is deleted. */
export function RemoveDialog({ child, onClose, onDone }: RemoveDialogProps) {
  return (
    <Dialog isOpen={child !== null} onClose={onClose} title={t('children.removeTitle', { name: child?.first_name ?? '' })}>
      {child && <Question key={child.id} child={child} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function Question({ child: { id, first_name }, onClose, onDone }: RemoveDialogProps & { readonly child: Child }) {
  const queryClient = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => request(ENDPOINTS.removeChild, { child_id: id }),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: childrenQuery.queryKey });
      onClose();
      onDone(message);
    },
  });
  return (
    <>
      <p>{t('children.removeQuestion', { name: first_name })}</p>
      {error && !isPending && <Notice kind="error">{t('children.removeFailed', { reason: messageOf(error) })}</Notice>}
      <div className={styles.actions}>
        <Button isPending={isPending} onClick={() => mutate()}>
          {t('children.removeYes')}
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}
