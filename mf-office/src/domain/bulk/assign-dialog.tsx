import type { Colleague } from '@alltalent/shared/contracts';
import { Button, Dialog } from '@alltalent/shared/ui';
import { t } from '../../messages/bulk';
import styles from './bulk.module.css';

type AssignDialogProps = {
  readonly isOpen: boolean;
  readonly count: number;
  readonly colleagues: readonly Colleague[];
  readonly onClose: () => void;
  /** Gives the selected items to a colleague; null: to nobody. */
  readonly onAssign: (userId: string | null) => void;
};

/** Asks whom the selected items are assigned to. */
export function AssignDialog({ isOpen, count, colleagues, onClose, onAssign }: AssignDialogProps) {
  const people = [...colleagues.map(({ user_id: userId, name }) => ({ userId, name })), { userId: null, name: t('bulk.nobody') }];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('bulk.assignTitle', { count })}>
      <ul className={styles.colleagues}>
        {people.map(({ userId, name }) => (
          <li key={userId ?? ''}>
            <Button
              variant="line"
              isBlock
              onClick={() => {
                onClose();
                onAssign(userId);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
