import { useKeyedRequest } from '@alltalent/shared/api';
import { type AccountSide, ENDPOINTS, type OwnSides } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../messages';
import { AccountRow } from './account-row';
import styles from './account.module.css';
import { aimOf, roleName } from './role-labels';
import { leaveTexts } from './side-texts';
import { useSidesChanged } from './use-sides-changed';

type HeldSidesProps = { readonly own: OwnSides; readonly onDone: (message: string) => void };

/** Both sides of the account, each with a way to leave it or the reason why it stays. */
export function HeldSides({ own: { held, refusals }, onDone }: HeldSidesProps) {
  return (
    <ul className={styles.rows}>
      {held.map((side) => (
        <AccountRow
          key={side}
          term={roleName(side)}
          value={refusals[side] === '' ? aimOf(side) : refusals[side]}
          action={refusals[side] === '' && <LeaveSide side={side} onDone={onDone} />}
        />
      ))}
    </ul>
  );
}

function LeaveSide({ side, onDone }: { readonly side: AccountSide; readonly onDone: HeldSidesProps['onDone'] }) {
  const [isOpen, setOpen] = useState(false);
  const drop = useKeyedRequest(ENDPOINTS.dropSide);
  const onChanged = useSidesChanged();
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: () => drop({ role: side }),
    onSuccess: async ({ message }) => {
      setOpen(false);
      onDone(message);
      await onChanged();
    },
  });
  const { what, question, text } = leaveTexts(side);
  const handleOpen = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={handleOpen}>
        {t('sides.leave')}
        <span className="vh"> {what}</span>
      </Button>
      <AskDialog
        title={question}
        yes={t('sides.leave')}
        no={t('sides.stay')}
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onYes={() => mutate()}
        onClose={() => setOpen(false)}
      >
        {text}
      </AskDialog>
    </>
  );
}
