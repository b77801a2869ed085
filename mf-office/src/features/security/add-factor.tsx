import type { OfficeSession } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { storeOfficeSession } from '../../domain/office-session/office-session.query';
import type { Enrol } from '../../domain/second-step/enrol';
import { t } from '../../messages';

type EnrolProps = ComponentProps<typeof Enrol> & { readonly onClose: () => void };
const LazyEnrol = lazyDialog<EnrolProps>(() =>
  import(/* webpackChunkName: "office.second-step" */ '../../domain/second-step/enrol').then((part) => part.Enrol),
);

type AddFactorProps = { readonly way: 'passkey' | 'app'; readonly onClose: () => void };

/** Adds a passkey, or an authenticator app in the place of the one there is. */
export function AddFactor({ way, onClose }: AddFactorProps) {
  const queryClient = useQueryClient();
  const handleOpen = (session: OfficeSession) => {
    storeOfficeSession(queryClient, session);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(way === 'passkey' ? 'security.addPasskey' : 'security.addApp')}>
      <LazyEnrol ways={way === 'passkey' ? ['passkey'] : ['app']} onOpen={handleOpen} onClose={onClose} />
    </Dialog>
  );
}
