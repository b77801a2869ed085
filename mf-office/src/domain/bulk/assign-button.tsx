import type { Colleague } from '@alltalent/shared/contracts';
import { Button, Dialog } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages/bulk';
import { useKeys } from '../queue/use-keys';
import { ActButton } from './bulk-bar';
import styles from './bulk.module.css';

type AssignButtonProps = {
  readonly count: number;
  readonly colleagues: readonly Colleague[];
  readonly isDisabled: boolean;
  readonly hasKeys: boolean;
  /** Gives the selected items to a colleague; null: to nobody. */
  readonly onAssign: (userId: string | null) => void;
};

/** Asks whom the selected items are assigned to. */
export function AssignButton({ count, colleagues, isDisabled, hasKeys, onAssign }: AssignButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useKeys(hasKeys && count > 0 && !isDisabled ? { e: open } : {});
  const assign = (userId: string | null) => {
    setIsOpen(false);
    onAssign(userId);
  };
  return (
    <>
      <ActButton label={t('bulk.assign')} hint={hasKeys ? 'e' : undefined} isDisabled={isDisabled} onClick={open} />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('bulk.assignTitle', { count })}>
        <ul className={styles.colleagues}>
          {colleagues.map(({ user_id: userId, name }) => (
            <li key={userId}>
              <Button variant="line" isBlock onClick={() => assign(userId)}>
                {name}
              </Button>
            </li>
          ))}
          <li>
            <Button variant="line" isBlock onClick={() => assign(null)}>
              {t('bulk.nobody')}
            </Button>
          </li>
        </ul>
      </Dialog>
    </>
  );
}
