import type { Account } from '@alltalent/shared/contracts';
import { Button, Dialog } from '@alltalent/shared/ui';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useState } from 'react';
import { t } from '../../messages';
import { AccountRow } from './account-row';
import styles from './account.module.css';
import { RoleForm } from './role-form';
import { aimOf, roleName } from './role-labels';

/** Section about the account's own role. Roles that its owner cannot choose are not shown. */
export function RoleSection({ account: { own_role: own } }: { readonly account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  if (!own) return null;
  const handleDone = (done: string) => {
    setMessage(done);
    setOpen(false);
  };
  return (
    <PageSection id="role" title={t('role.title')} lede={t('role.lede')}>
      <ul className={styles.rows}>
        <AccountRow
          term={roleName(own.role)}
          value={own.refusal === '' ? aimOf(own.role) : own.refusal}
          action={
            own.refusal === '' && (
              <>
                <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                  {t('role.change')}
                  <span className="vh"> {t('role.changeWhat')}</span>
                </Button>
                <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('role.question')}>
                  <RoleForm own={own} onDone={handleDone} onClose={() => setOpen(false)} />
                </Dialog>
              </>
            )
          }
        />
      </ul>
      <p role="status">{message}</p>
    </PageSection>
  );
}
