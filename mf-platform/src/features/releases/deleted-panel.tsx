import { shortMomentInIndia, type RemoteStatus } from '@alltalent/shared/contracts';
import { Badge, Button } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { t } from '../../messages';
import { OwnerLine } from './owner-line';
import css from './releases.module.css';

const ChangeDialog = lazyDialog(async () => (await import(/* webpackChunkName: "platform.dialogs" */ './change-dialog')).ChangeDialog);

type DeletedPanelProps = Pick<RemoteStatus, 'remote' | 'squad' | 'pages'> & { readonly deleted: NonNullable<RemoteStatus['deleted']> };

/** A remote that was deleted, with the way back. */
export function DeletedPanel({ deleted, ...status }: DeletedPanelProps) {
  const { remote } = status;
  const { at, by, restorable_until: until } = deleted;
  const [isRestoring, setRestoring] = useState(false);
  return (
    <section className={css.remote} aria-labelledby={`remote-${remote}`}>
      <header className={css.header}>
        <h2 id={`remote-${remote}`} className={css.name}>
          {remote}
        </h2>
        <Badge kind="soft">{t('deleted.badge')}</Badge>
        <Button
          variant="line"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('deleted.restoreOf', { remote })}
          onClick={() => setRestoring(true)}
        >
          {t('deleted.restore')}
        </Button>
      </header>
      <OwnerLine {...status} />
      <p>{t('deleted.about', { by, moment: shortMomentInIndia(at), until: shortMomentInIndia(until) })}</p>
      {isRestoring && <ChangeDialog remote={remote} change={{ action: 'restore' }} onClose={() => setRestoring(false)} />}
    </section>
  );
}
