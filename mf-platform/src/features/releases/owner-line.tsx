import type { RemoteStatus } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { t } from '../../messages';
import css from './releases.module.css';

const OwnerDialog = lazyDialog(async () => (await import(/* webpackChunkName: "platform.dialogs" */ './owner-dialog')).OwnerDialog);

/** The squad of a remote with its address, and the way to all that it owns. */
export function OwnerLine({ remote, squad, pages }: Pick<RemoteStatus, 'remote' | 'squad' | 'pages'>) {
  const [isOpen, setOpen] = useState(false);
  if (!squad) return <p className={css.owner}>{t('owner.unknown')}</p>;
  return (
    <>
      <p className={css.owner}>
        <span>
          {t('owner.squad', { squad: squad.name })} <a href={`mailto:${squad.mail}`}>{squad.mail}</a>
        </span>
        <TextButton aria-haspopup="dialog" aria-label={t('owner.ownsOf', { squad: squad.name })} onClick={() => setOpen(true)}>
          {t('owner.owns')}
        </TextButton>
      </p>
      {isOpen && <OwnerDialog squad={squad} remote={remote} pages={pages} onClose={() => setOpen(false)} />}
    </>
  );
}
