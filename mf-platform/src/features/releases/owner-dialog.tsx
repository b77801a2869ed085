import type { RemoteStatus, SquadStatus } from '@alltalent/shared/contracts';
import { Dialog, Disclosure } from '@alltalent/shared/ui';
import { t } from '../../messages/owners';
import css from './record-dialog.module.css';

type OwnerDialogProps = Pick<RemoteStatus, 'remote' | 'pages'> & { readonly squad: SquadStatus; readonly onClose: () => void };

/** The squad of a remote, its contact, and all that it owns. */
export function OwnerDialog({ squad, remote, pages, onClose }: OwnerDialogProps) {
  const { name, team, mail, remotes, contexts, paths, calls } = squad;
  return (
    <Dialog isOpen onClose={onClose} title={t('owner.title', { squad: name })}>
      <p>{t('owner.about')}</p>
      <dl className={css.facts}>
        <dt>{t('owner.team')}</dt>
        <dd>{team}</dd>
        <dt>{t('owner.mail')}</dt>
        <dd>
          <a href={`mailto:${mail}`}>{mail}</a>
        </dd>
        <dt>{t('owner.remotes')}</dt>
        <dd>{remotes.join(', ')}</dd>
        <dt>{t('owner.contexts')}</dt>
        <dd>{contexts.join(', ') || t('owner.none')}</dd>
        <dt>{t('owner.paths')}</dt>
        {paths.length === 0 && <dd>{t('owner.none')}</dd>}
        {paths.map((path) => (
          <dd key={path}>{path}</dd>
        ))}
      </dl>
      {pages.length > 0 && <List title={t('owner.pages', { count: pages.length, remote })} items={pages} />}
      {calls.length > 0 && <List title={t('owner.calls', { count: calls.length })} items={calls} />}
    </Dialog>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <Disclosure summary={title}>
      <ul className={css.sizes}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
