import { Dialog } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { t } from '../../messages';

const ConfirmSteps = lazySection({
  name: 'account-confirm',
  load: async () => (await import(/* webpackChunkName: "account-dialogs" */ './confirm-steps')).ConfirmSteps,
  loading: t('form.loading'),
  failure: t('form.failed'),
  height: '14rem',
});

type ConfirmDialogProps = { readonly isOpen: boolean; readonly onClose: () => void; readonly onConfirmed: () => void };

/** Before something that matters: a code to a medium of the account, typed in here. */
export function ConfirmDialog({ isOpen, onClose, onConfirmed }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Confirm it is you">
      <ConfirmSteps onConfirmed={onConfirmed} />
    </Dialog>
  );
}
