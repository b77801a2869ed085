import { Button, Dialog } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { LIMITS } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { t } from '../../messages';
import { AccountRow } from './account-row';

const DeletionQuestion = lazySection({
  name: 'account-deletion',
  load: async () => (await import(/* webpackChunkName: "account-dialogs" */ './deletion-question')).DeletionQuestion,
  loading: t('form.loading'),
  failure: t('form.failed'),
  height: '24rem',
});

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
