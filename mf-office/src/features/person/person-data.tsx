import type { Person } from '@alltalent/shared/contracts';
import { TextButton, TextLink } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useState } from 'react';
import { useOffice } from '../../domain/office-page/confirming';
import { Part } from '../../domain/review/part';
import { t } from '../../messages/person-data';
import type { ActDialogProps } from './act-dialog';
import type { EraseDialogProps } from './erase-dialog';
import type { ExportDialogProps } from './export-dialog';
import { KEEP } from './person-acts';
import styles from './person.module.css';

const ActDialog = lazyDialog<ActDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './act-dialog').then((part) => part.ActDialog),
);
const EraseDialog = lazyDialog<EraseDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './erase-dialog').then((part) => part.EraseDialog),
);
const ExportDialog = lazyDialog<ExportDialogProps>(() =>
  import(/* webpackChunkName: "office.act" */ './export-dialog').then((part) => part.ExportDialog),
);

type Open = 'export' | 'erase' | 'keep' | null;

/** What a person may ask about the own data, and the way to another account of theirs. For those who may close accounts. */
export function PersonData({ person }: { readonly person: Person }) {
  const { rights, user_id: ownId } = useOffice();
  const [open, setOpen] = useState<Open>(null);
  const { user_id: id, name, status, deletion_due_at: due, is_child: isChild } = person;
  if (!rights.includes('closing') || id === ownId) return null;
  const close = () => setOpen(null);
  return (
    <Part title={t('data.title')}>
      <div className={styles.data}>
        <TextButton aria-haspopup="dialog" onClick={() => setOpen('export')}>
          {t('data.export')}
        </TextButton>
        {!isChild && (
          <TextButton aria-haspopup="dialog" onClick={() => setOpen(due === '' ? 'erase' : 'keep')}>
            {due === '' ? t('data.erase') : t('person.keep')}
          </TextButton>
        )}
        {!isChild && status !== 'terminated' && <TextLink to={`/office/people/${id}/merge`}>{t('data.merge')}</TextLink>}
      </div>
      {open === 'export' && <ExportDialog userId={id} name={name} onClose={close} />}
      {open === 'erase' && <EraseDialog person={person} onClose={close} />}
      {open === 'keep' && <ActDialog act={KEEP} userId={id} name={name} onClose={close} />}
    </Part>
  );
}
